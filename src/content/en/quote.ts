import type { GlassType } from '@/domain/prices'
import type { QuoteStep } from '@/domain/quoteDraft'
import type { ServiceType } from '@/domain/services'

/** Words of steps 1 to 4 of the quote wizard and of what all steps share. */
export const quote = {
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
  recommended: 'Recommended',
  booked: {
    title: (reference: string) => `Your appointment ${reference} is booked`,
    text: 'What you choose here begins another quote.',
    link: 'See the appointment',
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
    laborIncluded: 'labor included',
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
    choose: (glass: string) => `Choose ${glass}`,
  },
} as const
