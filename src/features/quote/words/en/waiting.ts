/** Waiting for a time on a full day, and coming back by the mail's link. */
export const waiting = {
  open: 'No time that suits you? Tell me when one frees up',
  title: 'Wait for a time',
  text: 'On a full day we write to you once, as soon as a time is free. Who waits longest is told first.',
  day: 'Full day',
  chooseDay: 'Choose a day',
  email: 'Your e-mail for this',
  emailMissing: 'Enter the e-mail that we write to',
  submit: 'Tell me when a time frees up',
  sending: 'Putting you on the list…',
  joined: (email: string, day: string) =>
    `We will write to ${email} once, as soon as a time on ${day} is free.`,
  joinedText: 'The link in the mail brings back everything you entered.',
  already: (day: string) =>
    `You are on the list for ${day}. We write once, as soon as a time is free.`,
  another: 'Wait for another day',
  failures: {
    rate_limited: {
      title: 'Too many requests in a short time',
      text: 'Please try again in an hour, or call us now.',
    },
    refused: {
      title: 'This request was not accepted',
      text: 'Please call us, a person will put you on the list.',
    },
    invalid: {
      title: 'Something in your quote cannot be right',
      text: 'Please check your answers and try again, or call us.',
    },
    offline: {
      title: 'You seem to be offline',
      text: 'Everything you typed is safe on this device. Try again when you are connected.',
    },
    no_answer: {
      title: 'We have not heard back',
      text: 'You may be on the list already. It is safe to try again: you are only put on it once.',
    },
    server: {
      title: 'Our booking desk is not answering',
      text: 'It is safe to try again: you are only put on the list once.',
    },
  },
  tryAgain: 'Try again',
  link: {
    loading: 'Opening what you entered',
    asks: {
      title: 'Another quote is open in this browser',
      text: (day: string) =>
        `The mail brings back what you had entered when you asked for a time on ${day}. It would take the place of what is here.`,
      take: 'Use what the mail brings back',
      keep: 'Keep what is here',
    },
    restored: {
      title: 'Everything you had entered is back',
      text: (day: string) => `Choose a time on ${day} below and confirm. First come, first served.`,
    },
    kept: {
      title: 'Your quote is as it was',
      text: (day: string) => `Choose a time on ${day} below and confirm. First come, first served.`,
    },
    leave: 'I do not need it any more',
    leaving: 'Leaving the list…',
    leaveFailed: {
      title: 'You are still on the list',
      text: 'We could not reach our booking desk. Try again, or just ignore the mail.',
    },
    left: {
      title: (day: string) => `You are off the list for ${day}`,
      text: 'We write no more about it, and tell the next in line.',
    },
    ended: {
      title: 'This link has ended',
      text: 'Its day is over, you have booked, or you left the list. Choose a free time below, or ask to be told again.',
    },
    failed: {
      title: 'We could not open your link',
      offline: 'You seem to be offline. Try again when you are connected.',
      limited: 'Too many links that lead nowhere. Please try again in an hour, or call us.',
      text: 'Our booking desk is not answering. Try again, or call us.',
    },
  },
} as const
