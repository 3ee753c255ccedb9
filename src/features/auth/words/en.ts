import type { AuthFailureKind, WeakPasswordReason } from '@/domain/failures'
import type { Milliseconds } from '@/domain/time'
import { timeHere } from '@/platform/formats/timeHere'
import type { SignedOutReason } from '@/domain/session'
import { chosenPassword } from './en/chosenPassword'
import { secondFactor } from './en/secondFactor'

/** English words of signing in and out, accounts and passwords, on the site and in the portal. */
export const words = {
  fields: {
    email: {
      label: 'Email',
      missing: 'Enter your email',
      wrong: 'Enter an email like name@example.com',
    },
    password: { label: 'Password', missing: 'Enter your password' },
    firstName: { label: 'First Name', missing: 'Enter your first name' },
    lastName: { label: 'Last Name', missing: 'Enter your last name' },
    code: {
      label: 'Code',
      hint: 'The six digits that your authenticator app shows now.',
      missing: 'Enter the code',
      wrong: 'Enter the six digits of the code',
    },
    newPassword: { label: 'New password', missing: 'Enter a new password' },
    chosenPassword,
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
    idle: {
      title: 'You were away for a while',
      text: 'We signed you out on this device to keep the business’s data safe. Sign in again to go on where you were.',
    },
    closed: {
      title: 'Your account has been closed',
      text: 'You can no longer sign in with it. Ask a super administrator if that is a mistake.',
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
  secondFactor,
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
  /** A password field's show and hide button, and its hint. */
  passwordField: {
    show: 'Show',
    hide: 'Hide',
    what: 'password',
    shown: 'Your password is shown',
    hidden: 'Your password is hidden',
    capsLock: 'Caps Lock is on.',
  },
  /** The technician portal's own sign-in form and frame. */
  portal: {
    title: 'Technician Portal',
    text: 'Sign in to see the appointments of your day.',
    home: 'Back to the website',
  },
  /** A mail's link that waits for the person's word. */
  mailLink: {
    recovery: {
      title: 'Set a new password',
      text: 'You opened a reset link. Go on to choose a new password.',
    },
    signup: {
      title: 'Confirm your email',
      text: 'You opened the link of a new account. Go on to confirm your email and sign in.',
    },
    other: {
      title: 'Sign in with this link',
      text: 'You opened a link that signs you in.',
    },
    replaces: (email: string) =>
      `You are signed in as ${email}. Going on signs you out and signs in the person the link was made for.`,
    replacesUnknown:
      'You are signed in. Going on signs you out and signs in the person the link was made for.',
    confirm: 'Continue',
    opening: 'Opening your link',
    decline: 'Not now',
    stay: 'Stay signed in',
    close: 'Close',
  },
  /** Before somebody idle is signed out. */
  stillThere: {
    title: 'Are you still there?',
    text: 'You have not done anything for a while. We sign you out on this device soon, to keep the business’s data safe.',
    left: (seconds: number) =>
      seconds === 1 ? 'Signing out in 1 second' : `Signing out in ${seconds} seconds`,
    stay: 'Stay signed in',
    signOut: 'Sign Out',
  },
  /** Over the page of somebody whose session was ended for them. */
  signInAgain: {
    kept: 'What you wrote is still here.',
    as: (email: string) => `Sign in as ${email} to go on.`,
    leave: 'Leave this page',
    close: 'Close',
  },
  failures: {
    /** What the page says when the auth service gave no words of its own. */
    own: {
      offline: 'No connection to the sign-in service.',
      no_answer: 'The sign-in service did not answer in time.',
      server: 'The sign-in service gave an answer that cannot be read.',
      rate_limited: 'Too many attempts.',
      weak_password: 'This password is too easy to guess.',
      session_missing: 'Auth session missing!',
      invalid_jwt: 'The session could not be read.',
      locked_out: 'Too many wrong passwords.',
      refused: 'The sign-in service did not accept this.',
      unknown: 'The sign-in service gave an answer that cannot be read.',
    } satisfies Record<AuthFailureKind, string>,
    wait: (seconds: number) => `Try again in ${seconds} seconds.`,
    locked: (until: Milliseconds) =>
      `This account takes a password again at ${timeHere('en', until)}. A reset mail opens it at once.`,
    nextByKind: {
      offline: 'Check your connection and try again. What you typed is still here.',
      no_answer: 'Try again in a moment. What you typed is still here.',
      server: 'It is not your doing. Try again in a moment.',
      rate_limited: 'Wait a minute and try again.',
      session_missing: 'Sign in again.',
      invalid_jwt: 'Sign in again.',
      locked_out: 'Wait a while. A reset mail opens the account at once.',
      unknown: 'Try again in a moment.',
    } satisfies Partial<Record<AuthFailureKind, string>>,
    nextByCode: {
      invalid_credentials:
        'Check the email and the password. Forgot it? Set a new one with a reset link.',
      email_not_confirmed: 'Open the link in the mail that we sent to you, then sign in.',
      user_banned: 'Ask an administrator to open the account again.',
      email_provider_disabled: 'Ask an administrator for another way to sign in.',
      signup_disabled: 'Ask an administrator for an account.',
      email_address_invalid: 'Check the address for a typing error.',
      email_exists: 'Sign in, or set a new password with a reset link.',
      user_already_exists: 'Sign in, or set a new password with a reset link.',
      same_password: 'Choose a password that you did not use before.',
      captcha_failed: 'Load the page again and try once more.',
      mfa_verification_failed:
        'Enter the code that your app shows now: each one works once, and for a short while. If it is refused again, set the clock of your phone to automatic.',
      mfa_challenge_expired: 'That took too long. Enter the code that your app shows now.',
      mfa_ip_address_mismatch:
        'Your connection has changed. Enter the code that your app shows now.',
      mfa_totp_enroll_not_enabled:
        'Ask a super administrator to switch it on at the sign-in service.',
      mfa_totp_verify_not_enabled:
        'Ask a super administrator to switch it on at the sign-in service.',
      mfa_factor_not_found: 'It was reset in the meantime. Sign out and in again.',
      mfa_factor_name_conflict: 'Load the page again: you have set it up already.',
      insufficient_aal: 'Enter the code of your authenticator app first.',
      otp_expired: 'Ask for a new link: each one works once and for a short while.',
    },
    weakness: {
      length: 'It is too short.',
      characters: 'It needs more kinds of characters: small and capital letters, digits, signs.',
      pwned: 'It is known from a data leak, so others can guess it.',
    } satisfies Record<WeakPasswordReason, string>,
  },
}
