/** What a visitor without JavaScript reads where the page itself cannot help them. */
export const noScript = {
  booking: 'Booking online needs JavaScript. Without it, book by phone:',
  signIn: 'Signing in needs JavaScript. Without it, reach us by phone:',
}
