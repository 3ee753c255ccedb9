import type { GlassType } from '@/domain/prices'
import type { QuoteStep } from '@/domain/quoteFields'
import type { QuoteField } from '@/domain/quoteFields'
import type { QuoteFieldProblem } from '@/domain/quoteSubmission'
import type { ServiceType } from '@/domain/services'
import { waiting } from './en/waiting'

/** How long the work takes. */
const workTime: Record<ServiceType, string> = {
  windshield: 'Replacement takes 1-2 hours.',
  'chip-repair': 'A repair takes under 30 minutes.',
  'door-glass': 'Replacement takes 1-2 hours.',
  'vent-glass': 'Replacement takes 1-2 hours.',
  'quarter-glass': 'Replacement takes 1-2 hours.',
  'back-glass': 'Replacement takes 1-2 hours.',
}

/** English words of the quote wizard. */
export const words = {
  progress: {
    label: 'Steps of your quote',
    steps: {
      1: 'Vehicle',
      2: 'Service',
      3: 'Position',
      4: 'Glass',
      5: 'Appointment',
    } satisfies Record<QuoteStep, string>,
    count: (step: QuoteStep) => `Step ${step} of 5`,
  },
  pageTitle: (title: string, company: string) => `${title} | ${company}`,
  loading: 'Loading your quote',
  back: {
    1: '',
    2: 'Back to vehicle info',
    3: 'Back to service',
    4: 'Back to position',
    5: 'Back to glass type',
  } satisfies Record<QuoteStep, string>,
  continue: {
    2: 'Continue to Glass Position',
    3: 'Continue to Glass Type',
    4: 'Continue to Appointment',
  },
  chosen: 'Your choice',
  popular: 'Most Popular',
  booked: {
    title: (reference: string) => `Your appointment ${reference} is booked`,
    text: 'What you choose here begins another quote.',
    link: 'See the appointment',
  },
  resumed: {
    text: 'We kept what you entered before.',
    startOver: 'Start over',
  },
  missing: {
    title: 'Your quote still needs a few answers',
    titleOne: 'Your quote still needs one answer',
    text: 'You can go on here and give them later.',
    links: {
      1: 'Tell us about the vehicle',
      2: 'Choose a service',
      3: 'Choose the glass position',
      4: 'Choose the glass type',
      5: '',
    } satisfies Record<QuoteStep, string>,
  },

  vehicle: {
    title: 'Tell us about your vehicle',
    lead: 'Every field helps us bring the right glass. Leave empty what you do not know.',
    zipCode: { label: 'ZIP code', hint: 'Where the car stands. ZIP+4 is fine.' },
    phoneNumber: {
      label: 'Phone number',
      hint: 'Only to agree on the appointment. Any format is fine.',
    },
    year: { label: 'Vehicle year' },
    make: { label: 'Make' },
    model: { label: 'Model' },
    notListed: 'Your car is not in the suggestions? Just type it, any car is fine.',
    submit: 'Continue to Service Selection',
    zip: {
      inside: (zip: string, shop: string, miles: number) =>
        miles < 2
          ? `Yes, we come to ${zip}. Our ${shop} shop is around the corner.`
          : `Yes, we come to ${zip}. It is about ${miles} miles from our ${shop} shop.`,
      outside: (zip: string, radius: number) =>
        `${zip} is outside our ${radius}-mile service radius. Go on all the same, or call us: we often find a way.`,
      unknown: (zip: string) =>
        `We do not know the ZIP ${zip}. Go on all the same, or call us to be sure.`,
      call: (phone: string) => `Call ${phone}`,
    },
    yours: 'Your vehicle',
    change: 'Change',
    changeName: 'Change vehicle',
    missing: 'Not given yet',
    add: 'Add',
    addName: 'Add vehicle',
  },

  service: {
    title: 'Select Your Service',
    lead: 'Which glass is broken? The lit window shows what each service means.',
    names: {
      windshield: 'Windshield',
      'chip-repair': 'Chip Repair',
      'door-glass': 'Door Glass',
      'vent-glass': 'Vent Glass',
      'quarter-glass': 'Quarter Glass',
      'back-glass': 'Back Glass',
    } satisfies Record<ServiceType, string>,
    descriptions: {
      windshield: 'A new windshield, with the camera recalibrated if the car has one. 1-2 hours.',
      'chip-repair': 'Chips and stress cracks up to 12 inches, sealed in under 30 minutes.',
      'door-glass': 'The window in a door that goes up and down.',
      'vent-glass': 'The small fixed pane beside a door window.',
      'quarter-glass': 'The fixed pane behind the rear doors.',
      'back-glass': 'The rear window, with its defroster reconnected.',
    } satisfies Record<ServiceType, string>,
  },

  position: {
    title: 'Select Glass Position',
    lead: 'Tap the very window, on the car or in the list. Left is the driver’s side.',
    leadMain: 'A car has only one of these, so this step is quick.',
    legendMain: 'The glass we work on',
    confirmMain: (glass: string) => `Continue with the ${glass.toLowerCase()}`,
    words: { front: 'Front', driverSide: 'Driver side', passengerSide: 'Passenger side' },
    legend: (service: string) => `Which ${service.toLowerCase()} is it?`,
    noService: {
      title: 'Which glass is it?',
      text: 'The positions depend on the service, so please choose that first.',
      action: 'Choose a service',
    },
  },

  glass: {
    title: 'Select Glass Type',
    lead: 'Parts and labor in one price. Every kind is safety glass with our lifetime workmanship warranty.',
    options: {
      oem: {
        summary: 'Exact match, manufacturer warranty',
        points: [
          'Made by or for your car’s manufacturer',
          'Same tint, curve and thickness as the original',
          'Best for cars with cameras or a head-up display',
        ],
      },
      oee: {
        summary: 'Built to the original’s specification',
        points: [
          'Original equipment equivalent, without the badge',
          'Often from the factories that make the original',
          'Small differences in tint are possible',
        ],
      },
      aftermarket: {
        summary: 'Meets the federal safety standard',
        points: [
          'Made by an independent manufacturer',
          'Fits your car; tint and fit may vary slightly',
          'The lowest price',
        ],
      },
    } satisfies Record<GlassType, { summary: string; points: string[] }>,
    /** For a service that has one price. */
    one: {
      title: 'Your Price',
      lead: 'This service has one price, parts and labor together. There is no glass to choose.',
      summary: 'The right glass or resin for your car is part of it',
      points: [
        'Nothing is added at the door',
        'Our lifetime workmanship warranty is included',
        'A written estimate says what is fitted, before any work begins',
      ],
    },
    noService: {
      title: 'What is to be done?',
      text: 'The price depends on the service, so please choose that first.',
      action: 'Choose a service',
    },
    changed: {
      title: 'The price has changed',
      text: (from: string, to: string) =>
        `You saw ${from}; today it is ${to}, labor included. Nothing else in your quote has changed.`,
    },
    choose: (glass: string) => `Choose ${glass}`,
  },

  /** What is wrong with each answer; the same words stand in the summary and beside the field. */
  problems: {
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
  } satisfies Record<QuoteField, Partial<Record<QuoteFieldProblem, string>>>,
  /** A problem that has no words of its own. */
  problem: 'Please check this answer',

  /** Step 5: summary, form and what can go wrong with the confirmation. */
  appointment: {
    title: 'Schedule Your Service',
    lead: (zone: string) =>
      `Pick a two-hour window and tell us where the car stands. All times are ${zone}.`,
    submit: 'Confirm Appointment',
    sending: 'Confirming…',
    sendingAgain: 'Trying again…',
    sendingNote: 'No payment now. You can change or cancel online or by phone.',

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
      noPrice: 'Choose a glass type to see the price',
      carLabel: (glass: string) => `A car with this glass marked: ${glass}`,
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
      /** The text says both prices where they are known: `priceChanged`. */
      price_changed: {
        title: 'The price has changed',
        text: 'Nothing is booked yet, and everything you typed is kept. Look at the price and confirm again.',
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
    priceChanged: (from: string, to: string) =>
      `You saw ${from}; today it is ${to}, labor included. Nothing is booked yet, and everything you typed is kept: confirm again if you agree.`,
    seePrices: 'See the prices',
    confirmAgain: (price: string) => `Confirm at ${price}`,
    tryAgain: 'Try again',
    call: (phone: string) => `Call ${phone}`,
  },

  waiting,

  /** The page after confirming. */
  confirmation: {
    pageTitle: 'Your appointment',
    success: 'Quote submitted successfully!',
    successText: (reference: string) => `Your reference is ${reference}. Keep it for any question.`,
    title: 'We come to you',
    differs: {
      title: 'Your earlier confirmation had already gone through',
      text: 'What you changed afterwards is not in it. This is what is booked; call us and we change it.',
    },
    rows: {
      reference: 'Reference',
      date: 'Date',
      time: 'Time',
      address: 'Address',
      vehicle: 'Vehicle',
      service: 'Service',
      position: 'Position',
      glass: 'Glass type',
      price: 'Price',
    },
    frame: (timeFrame: string, zone: string) => `${timeFrame}, ${zone}`,
    priceHolds: (price: string, date: string) =>
      `${price}, labor included. It holds until ${date}.`,
    next: {
      title: 'What happens next',
      steps: (service: ServiceType) => [
        {
          title: 'We call to confirm',
          text: 'A person checks the glass for your car and confirms the window with you.',
        },
        {
          title: 'You get a written estimate',
          text: 'As California asks, it says whether the glass is OEM or not, and how long the car must not be driven afterwards.',
        },
        {
          title: 'The technician comes',
          text: `Within your two-hour window, with everything needed. ${workTime[service]}`,
        },
      ],
    },
    calendar: {
      action: 'Add to calendar',
      title: (company: string, service: string) => `${company}: ${service}`,
      description: (reference: string, phone: string) =>
        `Reference ${reference}. The technician arrives within this window. To change or cancel, open the link in your confirmation or call ${phone}.`,
      fileName: (reference: string) => `appointment-${reference}.ics`,
    },
    change: {
      link: 'See or change your appointment',
      text: 'Need another time, or to cancel?',
      byLink:
        'The link in your confirmation leads to your appointment: there you can move or cancel it. Or:',
      call: (phone: string) => `Call ${phone}`,
    },
    again: 'Start another quote',
    carLabel: (glass: string) => `A car with this glass marked: ${glass}`,
  },
} as const
