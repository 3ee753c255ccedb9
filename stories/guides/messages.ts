import type { BlockGuide } from './blockGuide'

/** What is said: messages, states, waiting. */
export const messageGuides: Readonly<Record<string, BlockGuide>> = {
  Alert: {
    file: 'Alert',
    imports: ['Alert'],
    avoid:
      'Not for a field’s error: the field says it. Not for what was just done elsewhere: a toast. Not two of them at once: the second is not read.',
    keys: [['Tab', 'Goes to its buttons, in the order they stand.']],
    reader:
      'A danger alert at once: “alert: We have not heard back”, its text and then its buttons.',
    meets: ['1.4.1', '1.4.3', '3.3.1', '4.1.3'],
  },
  Badge: {
    file: 'Badge',
    imports: ['Badge'],
    avoid: 'Not for a record’s status: a StatusChip knows its words and tone. Not as a button.',
    keys: [],
    reader: 'Its words as part of the line: “Low stock”.',
    meets: ['1.4.1', '1.4.3'],
  },
  EmptyState: {
    file: 'EmptyState',
    imports: ['EmptyState'],
    avoid:
      'Not when loading failed: a FailureAlert. Not when a search found nothing and the filters hide it: say so and offer to clear them.',
    keys: [['Tab', 'Goes to its button or link.']],
    reader: '“No quotes found. Create quotes to start the workflow.”, then its button.',
    meets: ['1.3.2', '1.4.3'],
  },
  ErrorSummary: {
    file: 'ErrorSummary',
    imports: ['ErrorSummary'],
    avoid: 'Not while somebody is still typing, and not for a form of one field.',
    keys: [
      ['Tab', 'Goes from line to line.'],
      ['Enter', 'Moves the focus to that line’s field.'],
    ],
    reader: '“alert: There is a problem, heading. Enter your email, link”.',
    meets: ['2.4.3', '3.3.1', '3.3.3', '4.1.3'],
  },
  FailureAlert: {
    file: 'FailureAlert',
    imports: ['FailureAlert'],
    avoid:
      'Not for what the person left out: an ErrorSummary. Never with the server’s code in place of words.',
    keys: [['Tab', 'Goes to “Try again”.']],
    reader: '“alert: Invalid login credentials. Check the email and the password.”',
    meets: ['1.4.1', '3.3.1', '3.3.3', '4.1.3'],
  },
  ForbiddenMessage: {
    file: 'ForbiddenMessage',
    imports: ['ForbiddenMessage'],
    avoid:
      'Not for somebody who is not signed in: they get the form to sign in. Not for a part that can simply be left out.',
    keys: [['Tab', 'Goes to the way on.']],
    reader: '“This page is not open to you, heading level 1”, then who can help.',
    meets: ['1.3.1', '2.4.6', '3.3.3'],
  },
  LoadingText: {
    file: 'LoadingText',
    imports: ['LoadingText'],
    avoid: 'Not where the words can be seen by all: a PageSpinner.',
    keys: [],
    reader:
      '“Loading the record”, when the reader comes there, or by itself where it is announced.',
    meets: ['1.1.1', '4.1.3'],
  },
  PageSpinner: {
    file: 'PageSpinner',
    imports: ['PageSpinner'],
    avoid: 'Not where the shape of what comes is known: skeletons keep the layout.',
    keys: [],
    reader: '“Checking who is signed in”, as a status.',
    meets: ['2.3.3', '4.1.3'],
  },
  Skeleton: {
    file: 'Skeleton',
    imports: ['Skeleton'],
    avoid:
      'Not alone: a LoadingText beside it says the same in words. Not for a wait of unknown shape.',
    keys: [],
    reader: 'Nothing; the region around it is “busy”, and the LoadingText speaks.',
    meets: ['1.1.1', '2.3.3'],
  },
  Spinner: {
    file: 'Spinner',
    imports: ['Spinner'],
    avoid: 'Not alone on a page: a PageSpinner has words.',
    keys: [],
    reader: 'Nothing; the words beside it are read.',
    meets: ['1.1.1', '2.3.3'],
  },
  StatusChip: {
    file: 'StatusChip',
    imports: ['StatusChip'],
    avoid: 'Not for words of your own: a Badge. Not as a filter: CountTabs.',
    keys: [],
    reader: '“In Progress”, within its row or line.',
    meets: ['1.4.1', '1.4.3', '1.4.11'],
  },
  ToastStack: {
    file: 'ToastStack',
    imports: ['ToastStack'],
    avoid: 'Not for an error of this form, and not for what must be read: an Alert stays.',
    keys: [
      ['Tab', 'Goes to its action and its close button; meanwhile it stays.'],
      ['Enter or Space', 'Presses the one that has the focus.'],
    ],
    reader: '“C-016 deleted. Undo, button”, when nothing else is being read.',
    meets: ['1.4.13', '2.1.1', '2.2.1', '4.1.3'],
  },
}
