/** English words of the second factor: asked for, set up, taken off. */
export const secondFactor = {
  loading: 'Looking at your sign-in',
  code: {
    title: 'Enter your code',
    text: 'Open your authenticator app and enter the code that it shows for this site.',
    submit: 'Continue',
    lost: 'No longer have your phone? Ask a super administrator to reset your two-factor sign-in.',
  },
  offer: {
    title: 'Two-factor sign-in',
    required:
      'This business asks everybody in the office to sign in with a code from their phone as well. It takes a minute to set up.',
    optional:
      'Sign in with a code from your phone as well as your password, so that a stolen password opens nothing.',
    need: 'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    start: 'Set It Up',
    starting: 'Making your code',
    others: 'Setting it up signs you out on your other devices.',
  },
  scan: {
    title: 'Scan this with your app',
    text: 'In your authenticator app, add an account and scan this picture. Then enter the code that the app shows.',
    picture: 'QR code for your authenticator app',
    noCamera: 'Cannot scan it? Enter this key in the app:',
    copy: 'Copy Key',
    copied: 'Copied',
    submit: 'Turn It On',
    startOver: 'Start over',
  },
  on: {
    title: 'Two-factor sign-in is on',
    text: 'Each time you sign in you are asked for a code from your authenticator app.',
    isNew: 'From your next sign-in on you are asked for a code.',
    required: 'This business asks for it, so it cannot be turned off.',
    remove: 'Turn It Off',
    removing: 'Turning it off',
    done: 'Done',
  },
  removed: {
    title: 'Two-factor sign-in is off',
    text: 'You sign in with your password alone. You can set it up again at any time.',
  },
  notAvailable: {
    title: 'Two-factor sign-in is not available',
    text: 'The sign-in service of this business does not offer it. You sign in with your password alone.',
  },
  ask: {
    title: 'Turn off two-factor sign-in?',
    text: 'Anybody who knows your password can then sign in as you.',
    keep: 'Keep It On',
    close: 'Close',
  },
  /** Over a page with something unsaved on it. */
  over: 'What you wrote is still here. Enter your code to go on.',
  signOut: 'Sign Out',
}
