import type { BlockGuide } from './blockGuide'

const field = ['1.3.1', '1.4.3', '1.4.11', '2.1.1', '2.5.8', '3.3.1', '3.3.2', '4.1.2'] as const
const typing = [['Tab', 'Moves to the next field.']] as const

/** What is filled in. */
export const fieldGuides: Readonly<Record<string, BlockGuide>> = {
  CheckboxField: {
    file: 'CheckboxField',
    imports: ['CheckboxField'],
    avoid:
      'Not for a setting that acts at once: a SwitchField. Not for yes or no where both must be said: two radio buttons.',
    keys: [['Space', 'Ticks and unticks it.']],
    reader: '“I cannot complete this job, checkbox, not checked”, then the hint.',
    meets: field,
  },
  PasswordField: {
    file: 'PasswordField',
    imports: ['PasswordField'],
    avoid: 'Not for a code that is sent by mail: a TextField that may be seen.',
    keys: [...typing, ['Enter or Space on Show', 'Shows or hides what was typed.']],
    reader:
      '“Password, secure edit text”; the button: “Show password, toggle button, not pressed”.',
    meets: [...field, '1.3.5', '3.3.8'],
  },
  PhotoField: {
    file: 'photos/PhotoField',
    imports: ['PhotoField'],
    avoid: 'Not for documents: it makes pictures smaller before they are sent.',
    keys: [
      ['Enter or Space', 'Opens the camera or the files.'],
      ['Enter or Space on Remove', 'Takes that photo away.'],
    ],
    reader: '“Photos, group”, the hint; each photo: “Photo 1, image”, “Remove photo 1, button”.',
    meets: [...field, '1.1.1'],
  },
  RadioCards: {
    file: 'RadioCards',
    imports: ['RadioCards'],
    avoid:
      'Not for more than about seven answers: a SelectField. Not where several may be true: checkboxes.',
    keys: [
      ['Tab', 'Comes to the chosen answer, or to the first.'],
      ['Arrow keys', 'Choose the next or the one before; what is gone is passed over.'],
      ['Space', 'Chooses the one that has the focus.'],
    ],
    reader:
      '“Time frame, group. 8:00 AM - 10:00 AM, radio button, 1 of 5”; one that is gone: “dimmed”.',
    meets: [...field, '1.4.1', '3.2.2'],
  },
  SearchField: {
    file: 'SearchField',
    imports: ['SearchField'],
    avoid:
      'Not for a field of a form: a TextField. Not to find things outside of what the page lists.',
    keys: [
      ['Escape', 'Clears what was typed.'],
      ['Enter', 'Searches at once.'],
    ],
    reader: '“Search quotes, search edit text”; how many are found is announced below.',
    meets: ['1.4.11', '2.1.1', '2.5.8', '3.2.2', '3.3.2', '4.1.2'],
  },
  SelectField: {
    file: 'SelectField',
    imports: ['SelectField'],
    avoid:
      'Not for up to five short answers: radio buttons show them all. Not for an answer that may be missing from the list: a TextField with suggestions.',
    keys: [
      ['Space, Alt + Down arrow', 'Opens the list; on a Mac the arrow alone does.'],
      ['Up and Down arrows, Home, End', 'Move between the answers.'],
      ['Letters', 'Go to the answer that begins so.'],
      ['Escape', 'Closes the list; what was chosen before stays.'],
    ],
    reader: '“Service, Windshield Replacement, pop-up button”.',
    meets: [...field, '3.2.2'],
  },
  SignaturePad: {
    file: 'SignaturePad',
    imports: ['SignaturePad'],
    avoid: 'Not where a typed name is enough, and never as the only way to agree.',
    keys: [
      ['Tab', 'Goes past the pad to the typed name.'],
      ['Enter or Space on Clear', 'Empties the pad.'],
    ],
    reader: 'Whether it is signed, as an image, then the field that takes a typed name instead.',
    meets: ['1.1.1', '2.1.1', '2.5.1', '2.5.8', '3.3.2', '4.1.2'],
  },
  SwitchField: {
    file: 'SwitchField',
    imports: ['SwitchField'],
    avoid: 'Not in a form that is sent: a CheckboxField, since nothing happens until then.',
    keys: [['Space', 'Turns it on and off.']],
    reader: '“E-mail notifications, switch, on”.',
    meets: [...field, '1.4.1', '3.2.2'],
  },
  TextAreaField: {
    file: 'TextAreaField',
    imports: ['TextAreaField'],
    avoid: 'Not for one line: a TextField says by its size how much is expected.',
    keys: [['Enter', 'Begins a new line.'], ...typing],
    reader: '“Note, edit text, multi-line”, then the hint, and an error after “invalid data”.',
    meets: [...field, '3.3.3'],
  },
  TextField: {
    file: 'TextField',
    imports: ['TextField'],
    avoid:
      'Not for a password, a search or a long text: each has its own field. Never a placeholder in place of the label.',
    keys: typing,
    reader:
      '“Phone, edit text”, then the hint; with an error: “invalid data” and the error’s words.',
    meets: [...field, '1.3.5', '3.3.3', '3.3.7'],
  },
  Choice: {
    file: 'glassMap/GlassMapChoice',
    imports: ['GlassMapChoice'],
    avoid:
      'Not to show a choice that is made: the Picture. Not without the list, which is the same question in words.',
    keys: [
      ['Tab', 'Comes to the chosen window, or to the first.'],
      ['Arrow keys', 'Choose the next window or the one before, and stay here.'],
      ['Enter or Space', 'Takes the window that has the focus, and goes on.'],
    ],
    reader:
      '“Which door glass is it?, group. Front left door glass, radio button, not checked, 1 of 4”; the drawing is silent, its words are the list’s.',
    meets: ['1.1.1', '1.3.1', '1.4.1', '1.4.11', '2.1.1', '2.5.8', '4.1.2'],
  },
  WhenChoice: {
    file: 'when/WhenChoice',
    imports: ['WhenChoice'],
    avoid:
      'Not for a date that is typed or lies far off: it offers what can be had in the next weeks.',
    keys: [
      ['Tab', 'Goes from the days to the time frames, to what is chosen in each.'],
      [
        'Arrow keys',
        'Choose the day or the time frame before or after; full ones are passed over.',
      ],
    ],
    reader:
      '“Preferred date, group. Wed, Jun 17, 5 times free, radio button, checked”; a frame that is gone: “dimmed”, and why.',
    meets: field,
  },
}
