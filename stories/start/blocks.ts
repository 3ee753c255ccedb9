/** What a reader of a block's page must know beyond its props. */
export type BlockNote = {
  /** When to use it, and when another. */
  use: string
  /** What it does for keyboard, screen reader, zoom and motion. */
  accessibility: string
}

const field =
  'The label is tied to the field; hint and error are its description, and an error also marks it invalid. Autofill and zoom work.'

/** By the last part of a page's title below UI. The catalogue test asks for every page. */
export const blockNotes: Readonly<Record<string, BlockNote>> = {
  'Action menu': {
    use: 'For the lesser actions of a row or card. The main one stays a button in sight.',
    accessibility:
      'Opens with Enter, Space and the arrow keys, closes with Escape, and gives the focus back to its button.',
  },
  ActionMenu: {
    use: 'For the lesser actions of a row or card. The main one stays a button in sight.',
    accessibility:
      'Opens with Enter, Space and the arrow keys, closes with Escape, and gives the focus back to its button.',
  },
  Alert: {
    use: 'For a message about the page it stands in. For something that just happened elsewhere, a toast.',
    accessibility:
      'A danger alert is announced at once, the others when the reader is idle. The sign never carries the meaning alone.',
  },
  Badge: {
    use: 'For a state in one or two words beside what has it.',
    accessibility: 'The words say it; the tone only repeats it.',
  },
  BarFigure: {
    use: 'For a few figures over time where the shape matters.',
    accessibility:
      'The figures stand in a table for those who do not see the bars; the plot itself is hidden from screen readers.',
  },
  BrandMark: {
    use: 'Once in a header or footer, as the link home.',
    accessibility: 'Decoration: the company name beside it is the text.',
  },
  Button: {
    use: 'For what changes something. Going somewhere is a LinkButton. One action button on a screen.',
    accessibility:
      'At least 44 px high. While busy it keeps the focus, says so, and ignores further presses.',
  },
  Card: {
    use: 'To hold what belongs together where several such things stand side by side.',
    accessibility: 'A plain box: give it a heading of its own, or a label.',
  },
  CheckboxField: {
    use: 'For one thing that is so or not. A setting that acts at once is a SwitchField.',
    accessibility: field,
  },
  'Count tabs': {
    use: 'To split one list by status, with how many there are of each.',
    accessibility: 'Arrow keys move between tabs; the count is read with the name.',
  },
  CountTabs: {
    use: 'To split one list by status, with how many there are of each.',
    accessibility: 'Arrow keys move between tabs; the count is read with the name.',
  },
  DataTable: {
    use: 'For records that are compared by column. On a phone the same rows become cards.',
    accessibility:
      'A real table with column headings; a heading that sorts is a button and says the order. Wide tables scroll inside a region that takes the focus.',
  },
  Disclosure: {
    use: 'For an answer that few need, where all may want to see the question.',
    accessibility:
      'The browser’s own details element: works without script, found by the page search.',
  },
  EmptyState: {
    use: 'Where a list has no rows. Say what is so, then what to do next.',
    accessibility: 'The drawing is decoration; title and text are read in order.',
  },
  ErrorSummary: {
    use: 'Above a form that was sent with something missing or wrong.',
    accessibility:
      'Takes the focus at each attempt; each line is a link to its field, with the same words as there.',
  },
  FailureAlert: {
    use: 'When an action failed and can be tried again.',
    accessibility: 'Announced at once; says what to do next, and keeps what was typed.',
  },
  FigureStrip: {
    use: 'For a handful of figures about one thing, in one line.',
    accessibility: 'A list of terms and figures, read in pairs.',
  },
  ForbiddenMessage: {
    use: 'In place of a screen that this person may not see.',
    accessibility: 'Has the page’s heading, and a way on.',
  },
  Picture: {
    use: 'To show which glass is meant. To let somebody choose it, the Choice.',
    accessibility: 'An image with a label, or decoration where the words beside it say the same.',
  },
  Choice: {
    use: 'To ask which window is broken.',
    accessibility:
      'Radio buttons underneath, each with the window’s name; the list beside the drawing is the same question.',
  },
  Glyph: {
    use: 'Beside words on public pages, in place of an icon library.',
    accessibility: 'Always hidden from screen readers: it never stands alone.',
  },
  IconButton: {
    use: 'Where room is short and the sign is known to all: close, menu, bell.',
    accessibility: 'Needs a label, which is its name. At least 44 px in both directions.',
  },
  LinkButton: {
    use: 'For the main way on to another page.',
    accessibility:
      'A real link: opens in a new tab, is listed among the links, works before script has loaded.',
  },
  GuardedModal: {
    use: 'For a dialog with a form: closing it asks first once something was entered.',
    accessibility:
      'The question takes the focus and is read out; only its own answer throws away what was entered.',
  },
  LoadingText: {
    use: 'Beside skeletons, for who does not see them. A whole page that waits has a PageSpinner.',
    accessibility:
      'Out of sight, and read out as part of a busy region; by itself where it comes into a page that is there already.',
  },
  Modal: {
    use: 'For a question that must be answered before going on, or a record opened over its list.',
    accessibility:
      'Keeps the focus inside, closes with Escape, gives the focus back, and hides the page behind from screen readers.',
  },
  Motion: {
    use: 'Around a page whose rows, statuses or dialogs change while somebody looks. Decoration does not move.',
    accessibility:
      'With reduced motion nothing moves and nothing is loaded for it. Whatever comes is readable and focusable at once.',
  },
  Page: {
    use: 'Around the content of a page, for its width and margins.',
    accessibility: 'Nothing of its own: the landmark is the page’s.',
  },
  PageSpinner: {
    use: 'While it is not known yet what the page will be. Where that is known, a skeleton.',
    accessibility: 'A status with words; the turning stops for reduced motion.',
  },
  Pager: {
    use: 'Below a list that has more rows than a page.',
    accessibility: 'A navigation landmark; says the page and how many there are.',
  },
  PasswordField: {
    use: 'For a password, old or new.',
    accessibility: `${field} The show button says whether the password can be seen.`,
  },
  Photo: {
    use: 'For a photo that is kept elsewhere and may not be to be had.',
    accessibility: 'A text in its place when it cannot be shown, which names the photo.',
  },
  PhotoField: { use: 'For photos of the work, taken or chosen.', accessibility: field },
  PrintSheet: {
    use: 'For what is handed over on paper or as a file.',
    accessibility: 'The same headings and lists as on the screen.',
  },
  RadioCards: {
    use: 'For one of a few answers that need more than a word each.',
    accessibility:
      'Radio buttons in a named group: arrow keys choose, the whole card can be tapped.',
  },
  SearchField: {
    use: 'To narrow what the page lists.',
    accessibility: 'Names the search; Escape clears it.',
  },
  SelectField: {
    use: 'For one of many known answers. Up to five short ones are radio buttons.',
    accessibility: `${field} The browser’s own list, as every phone knows it.`,
  },
  SignaturePad: {
    use: 'For a signature on a phone or tablet.',
    accessibility: 'A typed name does the same for those who cannot draw.',
  },
  Skeleton: {
    use: 'While content of a known shape is on its way.',
    accessibility:
      'Hidden from screen readers; the region around it says that it is busy. Stands still for reduced motion.',
  },
  Spinner: {
    use: 'Inside a button or beside a line that is being worked on.',
    accessibility: 'Decoration beside words; stops for reduced motion.',
  },
  StatTile: {
    use: 'For one figure that somebody looks at each day.',
    accessibility: 'Label and figure are read together, in that order.',
  },
  StatusChip: {
    use: 'For a record’s status, in the words of the value set.',
    accessibility: 'The words say it; tone and dot only repeat it.',
  },
  StepProgress: {
    use: 'Above each step of the quote wizard.',
    accessibility: 'A list of links that names the current step, and says which are done.',
  },
  SummaryList: {
    use: 'To read back answers before confirming, each with a way to change it.',
    accessibility: 'Terms and answers in pairs; each link names what it changes.',
  },
  SwitchField: {
    use: 'For a setting that acts at once. In a form, a CheckboxField.',
    accessibility: 'A switch that says on or off; the words beside it do too.',
  },
  TextAreaField: { use: 'For an answer of more than a line.', accessibility: field },
  TextField: {
    use: 'For an answer of one line. Never refuse a way of writing it.',
    accessibility: field,
  },
  PhoneLink: {
    use: 'For a phone number that somebody typed: each number in it can be called.',
    accessibility: 'Each number is a link of its own; what is no number stays text.',
  },
  TextLink: {
    use: 'Inside a sentence.',
    accessibility: 'Underlined: it is not told by color alone.',
  },
  ToastStack: {
    use: 'For something that just happened, and to undo it. Nothing that must be read goes here.',
    accessibility:
      'Announced when the reader is idle; stays while it has the pointer or the focus, or while its window is hidden; closes by its button, which gives the focus back.',
  },
  WhenChoice: {
    use: 'Wherever a customer chooses a day and a two-hour frame: in the wizard, and to move an appointment.',
    accessibility:
      'Two groups of radio buttons. What was just taken stays in its place, cannot be chosen, and says so.',
  },
}
