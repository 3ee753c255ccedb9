import type { AppointmentState, AppointmentStep } from '@/domain/myAppointment'

const call = (phone: string) => `Call ${phone}`

/** English words of "My appointment" and "My appointments". */
export const words = {
  pageTitle: (title: string, company: string) => `${title} | ${company}`,
  title: 'My appointment',
  loading: 'Loading your appointment',
  retry: 'Try again',
  call,
  frame: (timeFrame: string, zone: string) => `${timeFrame}, ${zone}`,
  carLabel: (glass: string) => `A car with this glass marked: ${glass}`,

  /** One page for every link that leads nowhere: ended, revoked, mistyped, or of somebody who was erased. */
  noAppointment: {
    title: 'This link shows no appointment',
    text: 'It may have ended, or a part of it was lost on the way. Call us, day or night: we find your appointment by your name and send you a new link.',
    again: 'Get a free quote',
  },
  forbidden: {
    title: 'This appointment is not yours to see',
    text: 'Sign in with the account that booked it, or open the link in your confirmation.',
    home: 'Return to Home',
  },

  states: {
    booked: 'Booked',
    confirmed: 'Confirmed',
    assigned: 'Technician assigned',
    on_the_way: 'On the way',
    in_progress: 'In progress',
    done: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<AppointmentState, string>,
  steps: {
    title: 'How far we are',
    names: {
      booked: 'Booked',
      confirmed: 'Confirmed by us',
      assigned: 'A technician is assigned',
      on_the_way: 'On the way',
      in_progress: 'Work in progress',
      done: 'Done',
    } satisfies Record<AppointmentStep, string>,
    assignedTo: (name: string) => `${name} is your technician`,
    isOnTheWay: (name: string) => `${name} is on the way`,
    arrives: (time: string) => `there at about ${time}`,
    minutes: (minutes: number) => `about ${minutes} minutes`,
    isWorking: (name: string) => `${name} is working on your car`,
    notYet: 'not yet',
  },
  eyebrow: {
    open: 'We come to you',
    on_the_way: 'On the way to you',
    in_progress: 'At your car',
    done: 'All done',
    cancelled: 'Cancelled',
  },

  rows: {
    reference: 'Reference',
    service: 'Service',
    position: 'Position',
    glass: 'Glass type',
    vehicle: 'Vehicle',
    address: 'Address',
    price: 'Price',
    payment: 'Payment',
  },
  laborIncluded: (price: string) => `${price}, labor included`,

  calendar: {
    action: 'Add to calendar',
    takeOut: 'Take it out of the calendar',
    title: (company: string, service: string) => `${company}: ${service}`,
    description: (reference: string, phone: string) =>
      `Reference ${reference}. The technician arrives within this window. To change or cancel, open the link in your confirmation or call ${phone}.`,
    fileName: (reference: string) => `appointment-${reference}.ics`,
  },
  byPhone: {
    text: 'Rather talk to a person?',
    tooLate: 'It is too late to change it here. Call us, and we see what can be done.',
  },

  move: {
    action: 'Move',
    title: 'Move your appointment',
    now: (when: string) => `Now it is ${when}.`,
    when: (day: string, timeFrame: string) => `${day}, ${timeFrame}`,
    confirm: 'Move appointment',
    moving: 'Moving…',
    keep: 'Keep it as it is',
    same: 'This is the time you have. Choose another one.',
    required: { date: 'Choose a date', timeFrame: 'Choose a time' },
    done: 'Your appointment is moved',
    doneText: (when: string) => `It is now ${when}. Your old time is free for others.`,
    errorText: {
      offline: 'You seem to be offline. Your appointment stays as it is.',
      text: 'Your appointment stays as it is. Try again, or call us.',
    },
  },

  cancel: {
    action: 'Cancel appointment',
    title: 'Cancel this appointment?',
    text: (when: string) =>
      `${when} is then free for others. It costs you nothing. To come another time, move it instead.`,
    reason: 'Why do you cancel?',
    optional: '(optional)',
    reasonHint: 'It helps us to do better.',
    keep: 'Keep appointment',
    confirm: 'Cancel appointment',
    cancelling: 'Cancelling…',
  },
  cancelled: {
    byCustomer: 'You cancelled this appointment',
    byOffice: 'We had to cancel this appointment',
    reason: (reason: string) => `The reason: ${reason}`,
    text: 'Nobody comes on this day, and there is nothing to pay.',
    again: 'Book again',
  },

  notes: {
    title: 'Help us find the car',
    accessNote: 'Gate code, or where to park',
    accessHint: 'Only the technician and our office read it.',
    customerNote: 'Anything else we should know',
    customerHint: 'The dog is friendly, the car is behind the house, the crack has grown.',
    tooLong: 'This is too long. Keep it to 500 characters.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved. The technician will see it.',
    none: 'Nothing written',
  },

  photos: {
    title: 'Photos of the damage',
    label: 'Your photos',
    hint: 'One from near, one from a few steps away. They help us bring the right glass.',
    add: 'Add photos',
    working: 'Adding…',
    full: 'That is as many as we can keep. Take one out to add another.',
    count: (count: number, max: number) => `${count} of ${max} added`,
    remove: (number: number) => `Remove photo ${number}`,
    alt: (number: number) => `Photo ${number}`,
    kept: 'kept with your appointment',
    unreadable: (count: number) =>
      count === 1
        ? 'One file is no picture that can be read here.'
        : `${count} files are no pictures that can be read here.`,
    tooMany: (max: number, left: number) =>
      `Only ${max} photos can be kept. ${left === 1 ? 'One was' : `${left} were`} left out.`,
  },

  texts: {
    title: 'Text messages',
    on: (phone: string) => `Texts go to ${phone}`,
    off: 'You get no texts about this appointment',
    label: 'Texts about this appointment',
    impossible:
      'We have no US mobile number for you, or texts to it were ended by STOP. Call us to change that.',
  },

  report: {
    title: 'What we did',
    safe: (moment: string) => `Safe to drive from ${moment}`,
    cure: (minutes: number) => `The adhesive needs ${minutes} minutes to cure.`,
    completed: 'Completed',
    signedBy: 'Signed by',
    technician: 'Technician',
    keep: 'Keep this page: print it, or save its link. Our workmanship warranty refers to it.',
    print: 'Print this page',
  },

  failures: {
    stale: {
      title: 'Your appointment was changed in the meantime',
      next: (when: string) =>
        `It is now ${when}. What you chose is kept: check it, and confirm again if you still want it.`,
    },
    slotTaken: {
      title: 'Somebody has just taken that time',
      next: 'Your appointment stays as it is. Choose another time and move it there.',
    },
    wrongState: {
      title: 'It is too late to change this here',
      next: (state: string) =>
        `The appointment is now: ${state}. Call us, and we see what can be done.`,
    },
    ended: {
      title: 'This link has ended',
      next: 'Nothing was changed. Call us, and we change it with you.',
    },
    rateLimited: {
      title: 'Too many tries in a short time',
      next: 'Wait a few minutes, then try again, or call us now.',
    },
    offline: {
      title: 'You seem to be offline',
      next: 'Nothing is lost. Try again when you are connected.',
    },
    noAnswer: {
      title: 'We have not heard back',
      next: 'It may have gone through. It is safe to try again.',
    },
    server: {
      title: 'Our booking desk is not answering',
      next: 'It is not your doing. Try again, or call us.',
    },
    invalid: {
      title: 'That cannot be taken as it is',
      next: 'Check what you chose, and try again.',
    },
    forbidden: {
      title: 'You may not change this appointment',
      next: 'Sign in with the account that booked it, or call us.',
    },
    signedOut: {
      title: 'You have been signed out',
      next: 'Sign in again. What you typed is still here.',
    },
    photo: {
      title: 'The photo was not added',
      next: 'Try again with a better signal. Everything else is kept.',
    },
  },

  account: {
    title: 'My appointments',
    lead: 'Open one to move it, cancel it, or tell us more about the place and the car.',
    loading: 'Loading your appointments',
    open: 'Coming up',
    past: 'Earlier',
    see: 'See or change',
    seePast: 'See',
    seeName: (reference: string) => `appointment ${reference}`,
    back: 'All my appointments',
    gone: 'This appointment is not among yours any more.',
    empty: {
      title: 'No appointments yet',
      text: 'Once you book, your appointments stand here. What you booked without an account joins them when your e-mail address is confirmed.',
      action: 'Get a free quote',
    },
    forbidden: {
      title: 'These appointments are not open to you',
      text: 'Your account may not read appointments. Sign in with another one, or call us.',
      home: 'Return to Home',
    },
  },
} as const
