import type { BlockGuide } from './blockGuide'

const press = [['Enter or Space', 'Presses it.']] as const
const follow = [['Enter', 'Follows the link.']] as const

/** What is pressed or followed. */
export const actionGuides: Readonly<Record<string, BlockGuide>> = {
  ActionMenu: {
    file: 'overlay/ActionMenu',
    imports: ['ActionMenu'],
    avoid: 'Not for one or two actions: show those as buttons. Not for choosing a value: a select.',
    keys: [
      ['Enter, Space, Down arrow', 'Opens the menu, the focus on its first entry.'],
      ['Up and Down arrows, Home, End', 'Move between the entries.'],
      ['Letters', 'Go to the entry that begins so.'],
      ['Enter or Space on an entry', 'Does it, and gives the focus back to the button.'],
      ['Escape', 'Closes it and gives the focus back to the button.'],
    ],
    reader: '“More actions, Q-001, menu button, collapsed”; open: “Edit, menu item, 1 of 3”.',
    meets: ['2.1.1', '2.4.3', '2.5.8', '4.1.2'],
  },
  Button: {
    file: 'Button',
    imports: ['Button'],
    avoid:
      'Not to go to another page: a LinkButton can be opened in a new tab. Not two action buttons on one screen: neither is the next step then.',
    keys: press,
    reader: '“Save, button”; while busy: “Saving…, button, dimmed”.',
    meets: ['1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  },
  IconButton: {
    file: 'IconButton',
    imports: ['IconButton'],
    avoid: 'Not for an action whose sign people would have to learn: a Button with words.',
    keys: press,
    reader: '“Close, button”: its label, never the name of the drawing.',
    meets: ['1.1.1', '1.4.11', '2.1.1', '2.5.8', '4.1.2'],
  },
  LinkButton: {
    file: 'Button',
    imports: ['LinkButton'],
    avoid: 'Not for what changes something here: a Button. Not inside a sentence: a TextLink.',
    keys: follow,
    reader: '“Get a quote, link”.',
    meets: ['1.4.3', '2.1.1', '2.4.4', '2.5.8'],
  },
  PhoneLink: {
    file: 'PhoneLink',
    imports: ['PhoneLink'],
    avoid: 'Not for the company’s own number, which is a TextLink of its known address.',
    keys: follow,
    reader: '“(555) 010-0142, link”; what is no number is read as text.',
    meets: ['1.3.1', '2.1.1', '2.4.4'],
  },
  TextLink: {
    file: 'TextLink',
    imports: ['TextLink'],
    avoid: 'Not for the main way on: a LinkButton. Never “click here”: say where it leads.',
    keys: follow,
    reader: '“Privacy policy, link”.',
    meets: ['1.4.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7'],
  },
  Modal: {
    file: 'overlay/Modal',
    imports: ['Modal'],
    avoid:
      'Not for what has a page’s length or should be linked to: a page. Not for a message without a question: an Alert. With a form in it, a GuardedModal.',
    keys: [
      ['Tab, Shift + Tab', 'Move through the dialog, and stay in it.'],
      ['Escape', 'Closes it and gives the focus back to what opened it.'],
    ],
    reader: '“Assign J-121, dialog”, its description, then what has the focus.',
    meets: ['1.3.2', '2.1.1', '2.1.2', '2.4.3', '2.4.6', '4.1.2'],
  },
  GuardedModal: {
    file: 'overlay/GuardedModal',
    imports: ['GuardedModal'],
    avoid: 'Not without a form: a Modal closes without a question.',
    keys: [
      ['Escape', 'Closes it; once something was entered it asks first.'],
      ['Tab, Shift + Tab', 'Move through the dialog, and stay in it.'],
    ],
    reader: '“You have not saved your changes., alert dialog”, with the focus on the safe answer.',
    meets: ['2.1.1', '2.1.2', '2.4.3', '3.3.4', '4.1.2'],
  },
  Disclosure: {
    file: 'Disclosure',
    imports: ['Disclosure'],
    avoid:
      'Not to hide what everybody needs, nor a part of a form that must be answered. Not for actions on a record: an ActionMenu moves by the arrow keys.',
    keys: [
      ['Enter or Space', 'Opens and closes it.'],
      ['Tab', 'Goes through what is open, in the order it stands.'],
      ['Escape', 'Closes it and gives the focus back to what opened it.'],
      ['Enter on a link or button in it', 'Follows or presses it, and closes the panel.'],
    ],
    reader: '“Menu, disclosure triangle, collapsed”; open: “expanded”, then what is in it.',
    meets: ['1.3.1', '1.4.13', '2.1.1', '2.4.3', '2.4.7', '4.1.2'],
  },
  Pager: {
    file: 'table/Pager',
    imports: ['Pager'],
    avoid: 'Not for a list that fits on one page: it draws nothing then. Not for steps of a form.',
    keys: press,
    reader: '“Pages, navigation. Next, button”; at the last page: “Next, button, dimmed”.',
    meets: ['2.1.1', '2.4.3', '2.5.8', '4.1.2'],
  },
  CountTabs: {
    file: 'table/CountTabs',
    imports: ['CountTabs'],
    avoid:
      'Not for views of different things: links. Not for more statuses than fit two lines: a filter.',
    keys: [
      ['Tab', 'Comes to the status that is shown, and goes on to the list.'],
      ['Arrow keys', 'Show the next status or the one before, and from the last the first.'],
      ['Home and End', 'Show the first and the last.'],
    ],
    reader: '“New, 4, tab, 2 of 6, selected”.',
    meets: ['1.4.10', '2.1.1', '2.4.7', '4.1.2'],
  },
  StepProgress: {
    file: 'StepProgress',
    imports: ['StepProgress'],
    avoid: 'Not for a form of one page. It names steps, and does not replace the Back button.',
    keys: [
      ['Tab', 'Goes from step to step, also to those that are still to be done.'],
      ['Enter', 'Goes to that step.'],
    ],
    reader:
      '“Quote steps, navigation, list, 5 items. Vehicle, done, link. 2 Service, current step, link”; on a phone too, where only the number is seen.',
    meets: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8'],
  },
}
