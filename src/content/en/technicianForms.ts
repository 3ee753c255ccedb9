import type { ServiceType } from '@/domain/services'
import type { IssueKind } from '@/domain/technicianDay'

/** The kinds of issue, in a technician's words. */
export const issueKindWords: Record<IssueKind, { label: string; text: string }> = {
  'customer-absent': { label: 'Customer absent', text: 'Nobody is there, or the car is not.' },
  'wrong-glass': { label: 'Wrong glass', text: 'The part in the van does not fit this car.' },
  'glass-damaged': { label: 'Glass damaged', text: 'The new glass is scratched or broken.' },
  'vehicle-damage': { label: 'Vehicle damage', text: 'Rust, paint or trim: found or caused.' },
  weather: { label: 'Weather', text: 'Too wet, cold or windy to bond glass.' },
  other: { label: 'Something else', text: 'Describe it in the note.' },
}

/** Words of the portal's dialogs. */
export const technicianForms = {
  close: 'Close',
  cancel: 'Cancel',
  summary: 'There is a problem',
  optional: 'optional',
  job: {
    label: 'Job',
    placeholder: 'Choose a job',
    missing: 'Choose the job',
    option: (time: string, customer: string, service: string) =>
      `${time} · ${customer} · ${service}`,
  },
  discard: {
    title: 'What you entered is not kept yet.',
    confirm: 'Throw it away',
    keep: 'Go on',
  },
  saving: 'Keeping it',
  status: {
    title: 'Update Job Status',
    legend: 'New status',
    now: 'Now',
    missing: 'Choose the new status',
    save: 'Update status',
    options: {
      confirm: { label: 'Confirmed', text: 'The customer knows that you are coming.' },
      start: { label: 'In Progress', text: 'You are at the car and begin.' },
      complete: { label: 'Completed', text: 'Asks for the part, the cure time and a signature.' },
      cannot: {
        label: "Can't complete",
        text: 'Asks for the reason; the job goes back to the office.',
      },
    },
    nothing: {
      title: 'No job is open',
      text: 'Every job of today is completed or called off. Their status stays as it is.',
    },
  },
  complete: {
    title: 'Mark Job as Complete',
    work: {
      label: 'What was done',
      hint: 'The customer reads this on the report.',
      missing: 'Say what was done',
      tooLong: 'Use 4,000 characters at most',
      phrases: 'Add a phrase',
    },
    part: {
      label: 'Glass part used',
      hint: 'It is taken from the stock.',
      placeholder: 'Choose the part',
      none: 'No part used',
      other: 'Another part number…',
      option: (part: string, what: string, units: number) => `${part} · ${what} · ${units} left`,
      missing: 'Choose the part, or “No part used”',
    },
    otherPart: {
      label: 'Part number',
      hint: 'As printed on the label or the glass.',
      missing: 'Enter the part number',
      tooLong: 'Use 60 characters at most',
    },
    cure: {
      label: 'Cure time before driving, in minutes',
      hint: 'See the adhesive’s data sheet. 0 when nothing has to cure.',
      safe: (time: string) => `Safe to drive from ${time}`,
      atOnce: 'The car may be driven at once',
      wrong: 'Enter whole minutes from 0 to 2880 (two days)',
    },
    photos: {
      label: 'Photos',
      hint: 'The finished glass, and any damage that was there before.',
    },
    signing: {
      legend: 'Customer’s signature',
      draw: 'Sign on the screen',
      type: 'Sign by typing the name',
      nobody: 'Nobody there to sign',
    },
    pad: {
      label: 'Signature',
      hint: 'Sign with a finger or a pen inside the box.',
      empty: 'Sign here',
      clear: 'Clear',
      signed: 'Signed',
      missing: 'Let the customer sign, or choose “Nobody there to sign”',
    },
    signedBy: {
      label: 'Name of who signs',
      typedHint: 'Typed by the customer, it stands for their signature.',
      missing: 'Enter the name of who signs',
      tooLong: 'Use 200 characters at most',
    },
    save: 'Complete job',
    none: {
      title: 'No job is in progress',
      text: 'A job is started before it is completed. Start it first, then complete it.',
      action: 'Update Job Status',
    },
  },
  issue: {
    title: 'Report Issue',
    legend: 'What is wrong',
    missing: 'Choose what is wrong',
    note: {
      label: 'Note',
      hint: 'What the office should know.',
      missing: 'Describe the issue in the note',
      missingReason: 'Say why the job can’t be completed',
      tooLong: 'Use 2,000 characters at most',
    },
    photo: { label: 'Photo', hint: 'One picture, if it helps.' },
    cannot: {
      label: "The job can't be completed today",
      hint: 'It leaves your day and goes back to the office to be planned anew.',
    },
    save: 'Report issue',
    none: {
      title: 'No job is open',
      text: 'Issues are reported on jobs that are not done. For anything else, call the office.',
    },
  },
  photos: {
    add: 'Add photo',
    working: 'Preparing the photo',
    count: (count: number, most: number) => `${count} of ${most}`,
    full: 'No more photos can be added.',
    remove: (number: number) => `Remove photo ${number}`,
    alt: (number: number) => `Photo ${number}`,
    unreadable: 'That file is not a picture this phone can read. Choose another.',
    tooMany: (most: number) => `Only ${most} photos can be kept. The first ones were added.`,
  },
} as const

/** Phrases offered for "What was done", by the service. */
export const workPhrases: Record<ServiceType, readonly string[]> = {
  windshield: ['Old glass removed.', 'New glass fitted and sealed.', 'Camera recalibrated.'],
  'chip-repair': ['Chip filled with resin.', 'Crack stopped.', 'Surface polished.'],
  'door-glass': ['Broken glass vacuumed.', 'New glass fitted.', 'Window runs and seals.'],
  'vent-glass': ['Broken glass vacuumed.', 'New glass fitted and sealed.'],
  'quarter-glass': ['Broken glass vacuumed.', 'New glass fitted and sealed.', 'Trim put back.'],
  'back-glass': [
    'Broken glass vacuumed.',
    'New glass fitted and sealed.',
    'Defroster and antenna tested.',
  ],
}
