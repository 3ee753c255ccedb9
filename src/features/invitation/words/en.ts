import type { InvitationStatus, InvitedRole } from '@/domain/invitations'

const askAgain = 'Ask the person who invited you to send a new one.'

/** English words of the page of an invitation. */
export const words = {
  title: 'Your invitation',
  loading: 'Opening your invitation',
  heading: (company: string, role: InvitedRole) => `Join ${company} as ${roles[role].article}`,
  roles: {
    technician: {
      name: 'Technician',
      text: 'You see your appointments of the day in the technician portal, and report your work there.',
    },
    admin: {
      name: 'Administrator',
      text: 'You run quotes, jobs, customers and stock in the admin panel.',
    },
    super_admin: {
      name: 'Super administrator',
      text: 'You run the business in the admin panel, and decide who else may.',
    },
  } satisfies Record<InvitedRole, { name: string; text: string }>,
  rows: { email: 'For', role: 'Role', until: 'Open until' },
  until: (moment: string, zone: string) => `${moment} (${zone})`,
  account: {
    title: 'Make your account',
    text: 'Choose a name and a password. We then send you a mail to confirm your address.',
    /** Under the e-mail of the form, which cannot be changed. */
    fixed: 'The invitation is for this address.',
    toSignIn: 'Already have an account? Sign in',
    signInTitle: 'Sign in to accept',
    signInText: 'With the password of your account for this address.',
    toCreate: "Don't have an account? Create account",
  },
  checkMail: {
    title: 'Check your mail',
    text: (email: string) =>
      `We sent a link to ${email}. Open it to confirm your address: your role is waiting for you there, and there is nothing else to accept.`,
    more: 'No mail after a few minutes? Look among unwanted mail. If you have had an account with this address, sign in.',
    signIn: 'Sign in',
  },
  accept: {
    title: 'Accept as yourself',
    text: (email: string) => `You are signed in as ${email}, for whom this invitation is.`,
    textUnknown: 'You are signed in.',
    submit: 'Accept invitation',
    sending: 'Accepting',
  },
  other: {
    title: 'This invitation is for another address',
    text: (signedIn: string, invited: string) =>
      `You are signed in as ${signedIn}. The invitation works for ${invited} only: sign out, then make or open that account here.`,
    /** The server knows the account by another address than this browser does. */
    textUnknown: (invited: string) => `Sign out, then make or open the account of ${invited} here.`,
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  done: {
    title: (company: string) => `Welcome to ${company}`,
    text: 'Your account is ready for your work.',
    opening: 'Opening your account',
    retry: 'Try again',
    failed: 'Your new role could not be read yet.',
    homes: {
      '/technicians': 'Open the technician portal',
      '/admin': 'Open the admin panel',
      '/': 'Return to Home',
    },
  },
  ended: {
    expired: {
      title: 'This invitation has expired',
      text: `Invitations are open for 7 days. ${askAgain}`,
    },
    used: {
      title: 'This invitation has been used',
      text: 'Sign in with the account that accepted it.',
    },
    withdrawn: {
      title: 'This invitation was withdrawn',
      text: `It was taken back, or a newer one took its place: the newest mail counts. ${askAgain}`,
    },
  } satisfies Record<Exclude<InvitationStatus, 'open'>, { title: string; text: string }>,
  none: {
    title: 'This link shows no invitation',
    text: `A part of it may have been lost on the way: open the link in the mail itself. ${askAgain}`,
  },
  home: 'Return to Home',
  signIn: 'Sign in',
  retry: 'Try again',
  failures: {
    offline: {
      title: 'You seem to be offline',
      next: 'Nothing is lost. Try again when you are connected.',
    },
    noAnswer: {
      title: 'We have not heard back',
      next: 'It may have gone through. It is safe to try again.',
    },
    rateLimited: {
      title: 'Too many tries in a short time',
      next: 'Wait a few minutes, then try again.',
    },
    server: {
      title: 'Our server is not answering',
      next: 'It is not your doing. Try again in a moment.',
    },
    signedOut: {
      title: 'You have been signed out',
      next: 'Load this page again and sign in.',
    },
    forbidden: {
      title: 'Your account may not accept this',
      next: 'Sign in completely first, or ask the person who invited you.',
    },
  },
}

const roles: Record<InvitedRole, { article: string }> = {
  technician: { article: 'a technician' },
  admin: { article: 'an administrator' },
  super_admin: { article: 'a super administrator' },
}
