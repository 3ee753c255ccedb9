import type { QuoteMatch } from '@/domain/personalData'

const plural = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** Words of the dialog that erases a customer's personal data. */
export const personalData = {
  title: (id: string) => `Erase ${id} for good?`,
  loading: 'Finding out what would be erased',
  forGood: 'What is personal goes now and cannot be brought back.',
  goes: {
    title: 'Erased at once',
    contacts: 'Name, email, phone, address and notes, here and wherever they were copied',
    quotes: (count: number) =>
      `${plural(count, 'quote', 'quotes')} that never became a job, with the appointment:`,
    photos: (count: number) =>
      count > 0
        ? `${plural(count, 'photo', 'photos')}, signatures and reported issues`
        : 'Signatures and reported issues',
    over: (years: number, ids: string) => `${ids}: older than ${years} years`,
    account: 'The account they sign in with',
  },
  matchedBy: {
    account: 'same account',
    email: 'same email',
    phone: 'same phone number',
  } satisfies Record<QuoteMatch, string>,
  stays: {
    title: 'Stays without a name',
    why: (years: number) =>
      `The record of a repair has to be kept for ${years} years (16 CCR 3358): which vehicle, what was done, by whom, when and for how much.`,
    records: (ids: string, day: string) => `${ids} until ${day}`,
    more: (count: number) => `and ${count} more`,
    account: 'Their account: somebody works here with it. Only the tie to it is cut.',
  },
  unsure: {
    title: 'Not touched',
    text: (ids: string) =>
      `${ids}: the same phone number, but another name and email. Look whether they are the same person.`,
  },
  backups: {
    title: 'Backups still hold this person',
    text: (day: string) =>
      `The last one was made on ${day}. A backup that is restored here is erased again; the files themselves are yours to delete.`,
  },
  refused: {
    title: 'There is still work to do for this customer',
    text: 'Finish or cancel these jobs first:',
  },
  field: (id: string) => `Type ${id} to confirm`,
  wrong: (id: string) => `Type ${id}, the number of this customer`,
  confirm: 'Erase personal data',
  erasing: 'Erasing',
  keep: 'Keep it',
  done: (id: string) => `Personal data of ${id} erased`,
  doneKept: (count: number) =>
    `${plural(count, 'record', 'records')} of the work stay without a name.`,
  accountStays:
    'The account could not be deleted from here. Delete it in the Supabase dashboard, under Authentication, Users.',
} as const
