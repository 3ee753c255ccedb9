/** Words of the technician portal's own sign-in, its reset form and its frame. */
export const technicianAuth = {
  title: 'Technician Portal',
  text: 'Sign in to see the appointments of your day.',
  fields: {
    email: {
      label: 'Email',
      missing: 'Enter your email',
      wrong: 'Enter an email like name@example.com',
    },
    password: { label: 'Password', missing: 'Enter your password' },
  },
  summaryTitle: 'There is a problem',
  signIn: 'Sign In',
  processing: 'Processing...',
  forgotPassword: 'Forgot your password?',
  failed: 'Login Error',
  signedIn: { title: 'Welcome!', text: 'You have successfully logged in.' },
  reset: {
    title: 'Reset your password',
    text: 'We send you a mail with a link to set a new one.',
    submit: 'Send Reset Link',
    back: 'Back to Sign In',
    sent: 'Password reset link has been sent to your email.',
    sentMore:
      'It comes if there is an account with this address. Give it a few minutes, and look among unwanted mail too.',
  },
  home: 'Back to the website',
  dashboard: {
    title: 'Technician Dashboard',
    welcome: (name: string) => `Welcome back, ${name}`,
    signOut: 'Sign Out',
  },
} as const
