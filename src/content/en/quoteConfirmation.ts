import type { ServiceType } from '@/domain/services'

/** How long the work takes (specification, section 1). */
const workTime: Record<ServiceType, string> = {
  windshield: 'Replacement takes 1-2 hours.',
  'chip-repair': 'A repair takes under 30 minutes.',
  'door-glass': 'Replacement takes 1-2 hours.',
  'vent-glass': 'Replacement takes 1-2 hours.',
  'quarter-glass': 'Replacement takes 1-2 hours.',
  'back-glass': 'Replacement takes 1-2 hours.',
}

/** Words of the page after confirming. */
export const quoteConfirmation = {
  pageTitle: 'Your appointment',
  /** Exactly as specified (specification, section 4). */
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
  pacific: (timeFrame: string) => `${timeFrame}, Pacific Time`,
  priceHolds: (price: string, date: string) => `${price}, labor included. It holds until ${date}.`,
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
      `Reference ${reference}. The technician arrives within this window. To change or cancel, call ${phone}.`,
    fileName: (reference: string) => `appointment-${reference}.ics`,
  },
  change: {
    text: 'Need another time, or to cancel?',
    call: (phone: string) => `Call ${phone}`,
  },
  again: 'Start another quote',
  carLabel: (glass: string) => `A car with this glass marked: ${glass}`,
} as const
