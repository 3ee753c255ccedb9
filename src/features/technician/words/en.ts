import type { ConflictReason } from '@/domain/businessFailures'
import type { StoredGlassType } from '@/domain/prices'
import type { ServiceType } from '@/domain/services'
import type { AppointmentStatus, IssueKind } from '@/domain/technicianDay'

const callOffice = 'Call the office if the work is done.'

type Failure = { title: string; next: string }

/** English words of the technician portal. */
export const words = {
  header: {
    title: 'Technician Dashboard',
    welcome: (name: string) => `Welcome back, ${name}`,
    signOut: 'Sign Out',
  },
  /** Labels of an appointment's statuses; the first letter is drawn as a capital. */
  statuses: {
    pending: 'pending',
    confirmed: 'confirmed',
    'in-progress': 'in-progress',
    completed: 'completed',
    cancelled: 'cancelled',
  } satisfies Record<AppointmentStatus, string>,
  day: {
    clock: 'Current time',
    tiles: {
      label: 'Today in figures',
      todaysJobs: "Today's Jobs",
      completed: 'Completed',
      inProgress: 'In Progress',
      pending: 'Pending',
    },
    schedule: {
      title: "Today's Schedule",
      empty: {
        title: 'No jobs today',
        text: 'The office has planned nothing for you today. A new job shows up here by itself.',
        withTomorrow: 'Your next jobs are below.',
      },
      loading: 'Loading your day',
      allDone: {
        title: 'Everything is done for today',
        text: 'Drive safely. Tomorrow is below.',
      },
    },
    tomorrow: {
      title: 'Tomorrow',
      none: 'Nothing is planned for tomorrow yet.',
      count: (jobs: number) => `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
    },
    job: {
      navigate: 'Navigate',
      navigateTo: (address: string) => ` to ${address}`,
      call: 'Call',
      callWhom: (customer: string) => ` ${customer}`,
      noPhone: 'No phone number',
      plate: (plate: string) => `Plate ${plate}`,
      glass: (position: string) => `Glass to work on: ${position}`,
      notes: 'Notes',
      details: 'Details',
      detailsOf: (customer: string) => ` of the job for ${customer}`,
      facts: {
        id: 'Job',
        time: 'Time frame',
        glass: 'Glass',
        price: 'Price',
        phone: 'Phone',
        priority: 'Priority',
      },
      perGlass: 'labor included',
      high: 'High priority',
      issues: (count: number) => `${count} open ${count === 1 ? 'issue' : 'issues'}`,
      waiting: 'Waiting to be sent',
      refused: 'Not taken: see above',
      next: 'Up next',
      report: 'Service report',
      forWhom: (customer: string) => ` for ${customer}`,
      forCustomer: (customer: string) => `, ${customer}`,
      steps: {
        confirm: 'Confirm appointment',
        start: 'Start job',
        complete: 'Complete job',
      },
      cancelled: 'The office has called this job off. There is nothing to do.',
      onMyWay: 'On my way',
      newArrival: 'Other arrival time',
      onTheWay: (time: string) => `On the way, there by ${time}`,
      fromCustomer: {
        access: 'Access',
        note: 'From the customer',
        photos: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} of the damage`,
        photo: (number: number) => `Photo ${number} of the damage`,
        open: 'Show photos',
        none: 'This photo cannot be shown right now.',
      },
    },
    actions: {
      title: 'Quick Actions',
      complete: 'Mark Job as Complete',
      status: 'Update Job Status',
      report: 'Create Service Report',
      issue: 'Report Issue',
    },
    taken: {
      confirm: (customer: string) => `The appointment with ${customer} is confirmed`,
      start: (customer: string) => `The job for ${customer} is started`,
      on_my_way: (customer: string) => `${customer} is told that you are on the way`,
      complete: (customer: string) => `The job for ${customer} is complete`,
      issue: (customer: string) => `The issue at ${customer} is reported`,
      offline: 'Kept on this phone; sent when there is a signal.',
      storage: {
        title: 'This phone could not keep it, and it could not be sent.',
        next: 'Its storage may be full, or the browser may be in private mode. Try again where there is a signal, or free some space: nothing you typed is lost.',
      },
      signedOut: {
        title: 'You are signed out, and this phone could not keep it.',
        next: 'Sign in again, then send it from here: nothing you typed is lost.',
      },
    },
    offline: {
      title: 'No signal. What you do is kept on this phone and sent later.',
      kept: (time: string) => `Your day is shown as it was at ${time}.`,
    },
    keptCopy: {
      title: (time: string) => `Shown from ${time}`,
      text: 'The latest could not be loaded. What you do is kept and sent.',
      refresh: 'Refresh',
    },
    waiting: {
      title: (count: number) => `${count} ${count === 1 ? 'action' : 'actions'} waiting to be sent`,
      text: 'In the order you took them. They are sent by themselves as soon as there is a signal.',
      send: 'Send now',
      sending: 'Sending',
      kinds: {
        confirm: 'Confirm appointment',
        start: 'Start job',
        on_my_way: 'On my way',
        complete: 'Complete job',
        issue: 'Report issue',
      },
      takenAt: 'Taken at',
      states: { sending: 'Sending', refused: 'Not taken' },
      discard: 'Discard',
      discardWhich: (what: string, customer: string) => ` ${what}, ${customer}`,
      read: 'Read what was written',
      loading: 'Opening what was written',
      contents: 'What was written',
      noWords: 'Nothing was written with it.',
      written: {
        workDone: 'What was done',
        partNumber: 'Part number',
        noPart: 'No part used',
        minutes: 'Minutes on the way',
        cureMinutes: 'Cure time',
        signedBy: 'Signed by',
        nobody: 'Nobody was there to sign',
        photos: 'Photos',
        kind: 'Kind of issue',
        note: 'Note',
        cannotComplete: "Can't be completed today",
        yes: 'Yes',
        no: 'No',
      },
      askDiscard: {
        title: 'Discard this action?',
        text: (what: string, customer: string, time: string) =>
          `“${what}” for ${customer}, taken at ${time}, is deleted from this phone for good, with everything written, signed and photographed for it.`,
        confirm: 'Discard for good',
        keep: 'Keep it',
      },
    },
    signOut: {
      title: 'Sign out with actions not sent?',
      text: (count: number) =>
        `${count === 1 ? 'One action has' : `${count} actions have`} not reached the office yet. What is kept on this phone can only be sent while you are signed in.`,
      advice: 'Stay signed in until there is a signal, or sign in again on this phone to send it.',
      stay: 'Stay signed in',
      leave: 'Sign out anyway',
    },
    forbidden: {
      title: 'This dashboard is for technicians',
      text: 'Your account is not tied to a technician, or your role has changed. Ask the office to look at it.',
      home: 'Return to Home',
    },
    retry: 'Try again',
  },
  /** The kinds of issue, in a technician's words. */
  issueKinds: {
    'customer-absent': { label: 'Customer absent', text: 'Nobody is there, or the car is not.' },
    'wrong-glass': { label: 'Wrong glass', text: 'The part in the van does not fit this car.' },
    'glass-damaged': { label: 'Glass damaged', text: 'The new glass is scratched or broken.' },
    'vehicle-damage': { label: 'Vehicle damage', text: 'Rust, paint or trim: found or caused.' },
    weather: { label: 'Weather', text: 'Too wet, cold or windy to bond glass.' },
    other: { label: 'Something else', text: 'Describe it in the note.' },
  } satisfies Record<IssueKind, { label: string; text: string }>,
  /** Phrases offered for "What was done", by the service. */
  phrases: {
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
  } satisfies Record<ServiceType, readonly string[]>,
  /** The portal's dialogs. */
  forms: {
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
    onMyWay: {
      title: 'On my way',
      text: (customer: string) =>
        `${customer} gets a message that you are coming, by mail and, where they wanted it, by text.`,
      legend: 'You arrive in',
      minutes: (minutes: number) => `${minutes} minutes`,
      missing: 'Choose how long the way takes',
      save: 'Tell the customer',
      gone: {
        title: 'This job is no longer waiting for you',
        text: 'It has begun, is done, or the office has changed it.',
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
        typedNote: 'Signed by typing the name',
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
        hint: 'It leaves your day and goes back to the office to be planned again.',
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
      count: (count: number, max: number) => `${count} of ${max}`,
      full: 'No more photos can be added.',
      remove: (number: number) => `Remove photo ${number}`,
      alt: (number: number) => `Photo ${number}`,
      unreadable: (count: number) =>
        count === 1
          ? 'That file is not a picture this phone can read. Choose another.'
          : `${count} files are not pictures this phone can read. Choose others.`,
      tooMany: (max: number, left: number) =>
        `Only ${max} photos can be kept. The last ${left === 1 ? 'one was' : `${left} were`} not added.`,
    },
  },
  /**
   * The service report: the facts a customer must get (16 CCR 3365.1: whether the glass is the vehicle
   * maker's, and how long the car must not be driven; 16 CCR 3351.3: the registration number).
   */
  report: {
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
      none: 'As the written estimate says',
    } satisfies Record<StoredGlassType, string>,
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
    driving: (time: string, zone: string) =>
      `The adhesive must cure. Do not drive the vehicle before ${time}, ${zone}.`,
    atOnce: 'The vehicle may be driven at once.',
    signedBy: (name: string) => `Signed by ${name}`,
    signatureOf: (name: string) => `Signature of ${name}`,
    notSigned: 'Nobody was there to sign.',
    photo: (number: number) => `Photo ${number} of the work`,
    photoMissing: 'cannot be shown right now.',
    none: {
      title: 'No job is completed yet',
      text: 'The report is made from what you enter when you complete a job.',
      action: 'Mark Job as Complete',
    },
    waiting: {
      title: 'The report is on its way',
      text: 'It can be shown once the completed job has been sent. It is kept on this phone until then.',
    },
  },
  failures: {
    conflicts: {
      reassigned: {
        title: 'This job is not yours any more.',
        next: `The office has given it to somebody else or planned it again. ${callOffice}`,
      },
      cancelled: {
        title: 'The office has cancelled this job.',
        next: `It happened before this action arrived. ${callOffice}`,
      },
      already_completed: {
        title: 'This job is completed already.',
        next: 'It was completed here or on another device. If yours says something else, tell the office, then discard it.',
      },
      wrong_state: {
        title: 'The job is not where this action needs it to be.',
        next: 'Its status was changed meanwhile. Look at the job in the schedule, then try again or discard.',
      },
      not_enough_stock: {
        title: 'None of this part is left in stock.',
        next: 'Somebody else has used up the last one. Ask the office to correct the stock, then try again.',
      },
      key_used: {
        title: 'This has been sent before.',
        next: 'Look at the job in the schedule: if it shows there, discard this one.',
      },
    } satisfies Partial<Record<ConflictReason, Failure>>,
    otherConflict: {
      title: 'The office’s records do not allow this.',
      next: 'Look at the job in the schedule, then try again or call the office.',
    },
    unavailable: {
      offline: { title: 'There is no signal.', next: 'Try again where there is one.' },
      no_answer: {
        title: 'The server did not answer in time.',
        next: 'The signal may be weak. Try again in a moment.',
      },
      server: { title: 'The server has a problem.', next: 'It is not your doing. Try again.' },
      rate_limited: { title: 'Too many requests at once.', next: 'Wait a minute and try again.' },
    },
    stale: {
      title: 'Somebody else changed this job first.',
      next: 'Look at the job in the schedule, then try again.',
    },
    forbidden: {
      title: 'Your account may not do this any more.',
      next: 'Ask the office to look at your role. Nothing you wrote is lost.',
    },
    signedOut: {
      title: 'Your session is over.',
      next: 'Sign in again: what you did is kept on this phone and sent then.',
    },
    missing: { title: 'This job is gone.', next: 'The office has deleted it. Call them.' },
    unknownPart: {
      title: 'The office does not know this part number.',
      next: 'Read it again below. Ask the office to add the part, then try again.',
    },
    invalid: {
      title: 'The server could not accept what was written.',
      about: (names: readonly string[]) => `It is about ${names.join(', ')}.`,
      call: 'Call the office.',
    },
    fields: {
      workDone: 'what was done',
      partNumber: 'the part number',
      cureMinutes: 'the cure time',
      photos: 'the photos',
      signature: 'the signature',
      signedBy: 'the name of who signed',
      kind: 'the kind of issue',
      note: 'the note',
      photo: 'the photo',
    },
  },
}
