import type { QuoteField, QuoteFieldProblem } from '@/domain/quoteSubmission'

/** What is wrong with each field; the same words stand in the summary and beside the field. */
const problems: Record<QuoteField, Partial<Record<QuoteFieldProblem, string>>> = {
  zipCode: { too_long: 'The ZIP code is too long. Keep it to 200 characters.' },
  phoneNumber: { too_long: 'The phone number is too long. Keep it to 200 characters.' },
  year: { too_long: 'The vehicle’s year is too long. Keep it to 200 characters.' },
  make: { too_long: 'The vehicle’s make is too long. Keep it to 200 characters.' },
  model: { too_long: 'The vehicle’s model is too long. Keep it to 200 characters.' },
  serviceType: { required: 'Choose a service', not_offered: 'Choose one of our services' },
  position: {
    required: 'Choose the glass position',
    not_offered: 'Choose a glass position that goes with the service',
  },
  glassType: { required: 'Choose the glass type', not_offered: 'Choose one of our glass types' },
  date: {
    required: 'Choose a date',
    invalid: 'Choose a date from the list',
    in_the_past: 'That date has passed. Choose another one.',
    too_far_ahead: 'That date is too far ahead. Choose one from the list.',
  },
  timeFrame: {
    required: 'Choose a time',
    not_offered: 'That time is no longer free. Choose another one.',
    in_the_past: 'That time has begun already. Choose a later one.',
    outside_hours: 'We are closed then. Choose another time.',
  },
  firstName: {
    required: 'Enter your first name',
    too_long: 'The first name is too long. Keep it to 100 characters.',
  },
  lastName: { too_long: 'The last name is too long. Keep it to 100 characters.' },
  email: {
    required: 'Enter an e-mail, or give us a phone number in step 1',
    invalid: 'Enter an e-mail like name@example.com, or leave it empty',
    too_long: 'The e-mail is too long. Keep it to 254 characters.',
  },
  address: {
    required: 'Enter the address where we find the car',
    too_long: 'The address is too long. Keep it to 500 characters.',
  },
  paymentMethod: {
    required: 'Choose how to pay',
    not_offered: 'Choose one of the payment methods',
  },
}

/** The message of a refused field. */
export function problemText(field: QuoteField, problem: QuoteFieldProblem): string {
  return problems[field][problem] ?? 'Please check this answer'
}

/** Words of step 5: summary, form and what can go wrong with the confirmation. */
export const quoteAppointment = {
  title: 'Schedule Your Service',
  lead: 'Pick a two-hour window and tell us where the car stands. All times are Pacific Time.',
  submit: 'Confirm Appointment',
  sending: 'Confirming…',
  sendingAgain: 'Trying again…',
  sendingNote: 'No payment now. You can change or cancel by phone at any time.',

  summary: {
    title: 'Your quote',
    rows: {
      vehicle: 'Vehicle',
      service: 'Service',
      position: 'Position',
      glass: 'Glass type',
      phone: 'Phone',
      price: 'Price',
    },
    missing: { vehicle: 'Not given yet', choice: 'Not chosen yet', phone: 'Not given' },
    change: 'Change',
    add: 'Add',
    choose: 'Choose',
    laborIncluded: 'labor included',
    noPrice: 'Choose a glass type to see the price',
    carLabel: (glass: string) => `A car with this glass marked: ${glass}`,
  },

  date: {
    legend: 'Preferred date',
    today: 'Today',
    tomorrow: 'Tomorrow',
    free: (count: number) => (count === 1 ? '1 time free' : `${count} times free`),
    more: 'Show more days',
    gone: (date: string) => `Nothing is free on ${date} any more. Choose another date.`,
  },
  time: {
    legend: 'Time frame',
    chooseDate: 'Choose a date first, then the free times show here.',
    lastSeat: 'Last one',
    justTaken: 'Just taken',
    gone: 'The time you chose is no longer free. Choose another one.',
  },
  availability: {
    loading: 'Looking for free times',
    empty: {
      title: 'No times are free online right now',
      text: 'We often fit somebody in all the same. Call us, day or night.',
    },
    error: {
      title: 'We could not load the free times',
      offline: 'You seem to be offline. Everything you typed is safe on this device.',
      text: 'Everything you typed is safe on this device. Try again, or call us.',
    },
    retry: 'Try again',
  },

  contact: {
    title: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHintWithPhone: (phone: string) =>
      `We have your phone number, ${phone}. Add an e-mail if you like.`,
    emailHintAlone: 'We need an e-mail or a phone number to reach you.',
    addPhone: 'Give a phone number instead',
    address: 'Service address',
    addressHint: 'Where the car will stand: street, city, and how to get in.',
    optional: '(optional)',
  },
  payment: {
    legend: 'Payment method',
    hints: {
      card: 'Paid when the work is done',
      cash: 'Paid to the technician',
      insurance: 'We bill your insurer',
    },
  },
  honeypot: 'Leave this field empty',

  errors: { title: 'Before you can confirm' },
  failures: {
    slot_taken: {
      title: 'Somebody has just taken that time',
      text: 'Everything else is kept. Choose another time and confirm again.',
    },
    rate_limited: {
      title: 'Too many bookings in a short time',
      text: 'Please try again in an hour, or call us now. Everything you typed is kept.',
    },
    refused: {
      title: 'This booking was not accepted',
      text: 'We could not take it online. Please call us, a person will book it with you. Everything you typed is kept.',
    },
    invalid: {
      title: 'Something in your quote cannot be right',
      text: 'Please check your answers and confirm again, or call us.',
    },
    offline: {
      title: 'You seem to be offline',
      text: 'Everything you typed is safe on this device. Confirm again when you are connected: you cannot be booked twice.',
    },
    no_answer: {
      title: 'We have not heard back',
      text: 'Your confirmation may have gone through. It is safe to try again: you cannot be booked twice.',
    },
    server: {
      title: 'Our booking desk is not answering',
      text: 'We tried three times. Everything you typed is kept, and it is safe to try again: you cannot be booked twice.',
    },
    unanswered: {
      title: 'Your last confirmation was cut off',
      text: 'We do not know whether it went through. Confirm again to find out: you cannot be booked twice.',
    },
  },
  tryAgain: 'Try again',
  call: (phone: string) => `Call ${phone}`,
} as const
