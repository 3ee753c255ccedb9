import type { GlassType } from '@/domain/prices'

/**
 * Words of the service report: the facts a customer must get (16 CCR 3365.1: whether the glass is the
 * vehicle maker's, and how long the car must not be driven; 16 CCR 3351.3: the registration number).
 */
export const technicianReport = {
  dialogTitle: 'Create Service Report',
  title: 'Service Report',
  print: 'Print or save as PDF',
  loading: 'Loading the report',
  registration: (number: string) => `Automotive Repair Dealer Reg. No. ${number}`,
  parts: {
    customer: 'Customer',
    work: 'Work',
    driving: 'Before you drive',
    photos: 'Photos',
    signature: 'Signature',
  },
  facts: {
    job: 'Job',
    customer: 'Customer',
    address: 'Address',
    vehicle: 'Vehicle',
    plate: 'Plate',
    service: 'Service',
    position: 'Position',
    glass: 'Glass',
    part: 'Part number',
    noPart: 'No part used',
    done: 'What was done',
    amount: 'Amount',
    laborIncluded: 'labor included',
    technician: 'Technician',
    completed: 'Completed',
    cure: 'Cure time',
    safe: 'Safe to drive from',
  },
  glass: {
    oem: 'OEM: made by or for the maker of the vehicle',
    oee: 'Not OEM: original equipment equivalent (OEE)',
    aftermarket: 'Not OEM: aftermarket',
  } satisfies Record<GlassType, string>,
  noGlass: 'No glass replaced',
  noCure: 'None: nothing has to cure',
  minutes: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    const parts = [
      hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
      rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
    ]
    return parts.filter(Boolean).join(' ') || '0 minutes'
  },
  driving: (time: string) =>
    `The adhesive must cure. Do not drive the vehicle before ${time}, Pacific Time.`,
  atOnce: 'The vehicle may be driven at once.',
  signedBy: (name: string) => `Signed by ${name}`,
  signatureOf: (name: string) => `Signature of ${name}`,
  notSigned: 'Nobody was there to sign.',
  photo: (number: number) => `Photo ${number} of the work`,
  none: {
    title: 'No job is completed yet',
    text: 'The report is made from what you enter when you complete a job.',
    action: 'Mark Job as Complete',
  },
  waiting: {
    title: 'The report is on its way',
    text: 'It can be shown once the completed job has been sent. It is kept on this phone until then.',
  },
} as const
