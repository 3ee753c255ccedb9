const newCode = 'Make a new one with "npm run doctor -- --first-admin" on your machine.'

/** English words of the first run of a project. */
export const words = {
  pageTitle: 'Project setup',
  title: 'Welcome. Let us set up your project.',
  text: 'Nobody runs this project yet. The code makes your account its first super administrator, who sets prices and hours and invites everybody else.',
  loading: 'Looking whether this project is set up',
  as: (email: string) => `You are signed in as ${email}.`,
  code: {
    label: 'Setup code',
    hint: 'Eight letters and digits, printed by "npm run doctor -- --first-admin". It works for 24 hours.',
    missing: 'Enter the setup code',
    form: 'A code has eight letters and digits, without 0, 1, I and O',
  },
  summaryTitle: 'There is a problem',
  submit: 'Become the first administrator',
  sending: 'Checking the code',
  wrong: {
    title: 'This is not the code',
    next: (tries: number) =>
      tries === 1
        ? 'One try is left. Compare it letter by letter.'
        : `${tries} tries are left. Compare it letter by letter.`,
  },
  ended: {
    title: 'This code has ended',
    next: `It is too old, or was tried too often. ${newCode}`,
  },
  done: {
    title: 'You run this project now',
    text: 'Next, in the settings: your company and shops, prices, opening hours, and who works with you.',
    open: 'Open the settings',
    opening: 'Opening your account',
    failed: 'Your new role could not be read yet.',
  },
  already: {
    title: 'This project is set up',
    text: 'It has a super administrator, who can invite you in Settings.',
    home: 'Return to Home',
  },
  /** For somebody signed in elsewhere, while nobody runs the project. */
  notice: {
    title: 'This project has no administrator yet',
    text: 'Is it yours? Then set it up with the code of your deployment.',
    open: 'Set up the project',
  },
  retry: 'Try again',
  failures: {
    offline: {
      title: 'You seem to be offline',
      next: 'Try again when you are connected. What you typed is still here.',
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
      next: 'Try again in a moment. Are the migrations applied? "npm run doctor" tells.',
    },
    signedOut: { title: 'You have been signed out', next: 'Load this page again and sign in.' },
    forbidden: {
      title: 'Your account may not do this yet',
      next: 'Confirm your e-mail address first: open the link in the mail that we sent to you.',
    },
    done: {
      title: 'Somebody else was first',
      next: 'Someone runs this project by now, who can invite you in Settings.',
    },
  },
}
