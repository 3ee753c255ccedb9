import {
  loginPath,
  minimumPasswordLength,
  newPasswordPath,
  type SignedOutReason,
} from '@/domain/session'

/** Addresses of the auth screens. */
export const authPaths = {
  signIn: loginPath,
  reset: '/auth/reset',
  newPassword: newPasswordPath,
} as const

/** Words of a password field's show and hide button, and of its hint. */
export const passwordWords = {
  show: 'Show',
  hide: 'Hide',
  what: 'password',
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on.',
} as const

/** Words of the sign-in page, the reset request, the page for a new password, and the guards. */
export const auth = {
  fields: {
    email: {
      label: 'Email',
      missing: 'Enter your email',
      wrong: 'Enter an email like name@example.com',
    },
    password: { label: 'Password', missing: 'Enter your password' },
    firstName: { label: 'First Name', missing: 'Enter your first name' },
    lastName: { label: 'Last Name', missing: 'Enter your last name' },
    newPassword: {
      label: 'New password',
      hint: `At least ${minimumPasswordLength} characters. A few unrelated words make a good one.`,
      missing: 'Enter a new password',
    },
    chosenPassword: {
      hint: `At least ${minimumPasswordLength} characters. A few unrelated words make a good one.`,
      missing: 'Choose a password',
    },
  },
  summaryTitle: 'There is a problem',
  processing: 'Processing...',
  forgotPassword: 'Forgot your password?',
  backToRoles: 'Back to Role Selection',
  aside: {
    title: 'Clear glass, clear day',
    text: 'Quotes, jobs and the road between them, in one place for the people who do the work.',
  },
  picker: {
    title: 'Sign In',
    text: 'Choose how you work with us.',
    roles: {
      technician: {
        label: 'Technician',
        text: 'Your appointments, and what each one needs.',
      },
      administrator: {
        label: 'Administrator',
        text: 'Quotes, jobs, stock and people of the business.',
      },
    },
    customer: 'Customer? Sign in here',
    create: 'New here? Create account',
  },
  signIn: {
    titles: {
      technician: 'Technician Sign In',
      administrator: 'Administrator Sign In',
      customer: 'Sign In',
    },
    text: 'With the email and password of your account.',
    submit: 'Sign In',
    toggle: "Don't have an account? Create account",
  },
  createAccount: {
    title: 'Create Account',
    text: 'Follow your quotes and appointments.',
    submit: 'Create Account',
    toggle: 'Already have an account? Sign in',
  },
  toasts: {
    signInFailed: 'Login Error',
    signUpFailed: 'Registration Error',
    signedIn: { title: 'Welcome!', text: 'You have successfully logged in.' },
    registered: {
      title: 'Registration Successful',
      text: 'Please check your email to verify your account.',
    },
    notForYourRole: {
      title: 'This page is not open to your account',
      text: 'We took you to the page that is.',
    },
  },
  /** Beside the toast, and the same whether the address was known or not. */
  registeredMore:
    'The link in the mail opens your account. No mail after a few minutes? If you have had an account with this address, sign in or set a new password.',
  signedOut: {
    ended: {
      title: 'Your session has ended',
      text: 'Sign in again to go on where you were.',
    },
    heartbeat_failed: {
      title: 'You were signed out',
      text: 'We could not reach our servers for a while, so we ended your session to keep it safe. Sign in again to go on.',
    },
    elsewhere: {
      title: 'You were signed out in another tab',
      text: 'Sign in again to go on.',
    },
  } satisfies Record<SignedOutReason, { title: string; text: string }>,
  passwordChanged: {
    title: 'Your password has been changed',
    text: 'Sign in with the new one.',
  },
  reset: {
    title: 'Reset your password',
    text: 'We send you a mail with a link to set a new one.',
    submit: 'Send Reset Link',
    back: 'Back to Sign In',
    again: 'Send it again',
    sent: 'Password reset link has been sent to your email.',
    sentMore:
      'It comes if there is an account with this address. Give it a few minutes, and look among unwanted mail too.',
  },
  newPassword: {
    title: 'Set a new password',
    text: (email: string) => `For the account of ${email}.`,
    submit: 'Set New Password',
    opening: 'Opening your link',
    saved: 'Your password has been changed',
    expired: {
      title: 'This link does not work any more',
      text: 'Reset links work once, and only for a while. Ask for a new one: the newest mail is the one that counts.',
    },
    none: {
      title: 'Open the link in your mail',
      text: 'A new password is set from the link that we send to you. It has to be opened in this browser.',
    },
    sendAnother: 'Send a new link',
  },
  guard: {
    checking: 'Checking who is signed in',
    loadingProfile: 'Opening your account',
    leaving: 'Signing you out',
  },
  profile: {
    missing: {
      title: 'Your account is not set up yet',
      text: 'You are signed in, but there is no profile for your account. An administrator can add it.',
    },
    failed: {
      title: 'Your account could not be opened',
      text: 'You are signed in, but we could not read your profile. It may be the connection.',
    },
    retry: 'Try again',
    signOut: 'Sign Out',
    as: (email: string) => `Signed in as ${email}`,
  },
} as const
