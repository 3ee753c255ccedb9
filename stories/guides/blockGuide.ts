/** The success criteria of WCAG 2.2 AA that blocks have a part in, by number. */
export const criteria = {
  '1.1.1': 'Non-text Content',
  '1.3.1': 'Info and Relationships',
  '1.3.2': 'Meaningful Sequence',
  '1.3.5': 'Identify Input Purpose',
  '1.4.1': 'Use of Color',
  '1.4.3': 'Contrast (Minimum)',
  '1.4.4': 'Resize Text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text Contrast',
  '1.4.13': 'Content on Hover or Focus',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No Keyboard Trap',
  '2.2.1': 'Timing Adjustable',
  '2.3.3': 'Animation from Interactions (AAA)',
  '2.4.3': 'Focus Order',
  '2.4.4': 'Link Purpose (In Context)',
  '2.4.6': 'Headings and Labels',
  '2.4.7': 'Focus Visible',
  '2.5.1': 'Pointer Gestures',
  '2.5.8': 'Target Size (Minimum)',
  '3.2.2': 'On Input',
  '3.3.1': 'Error Identification',
  '3.3.2': 'Labels or Instructions',
  '3.3.3': 'Error Suggestion',
  '3.3.4': 'Error Prevention (Legal, Financial, Data)',
  '3.3.7': 'Redundant Entry',
  '3.3.8': 'Accessible Authentication (Minimum)',
  '4.1.2': 'Name, Role, Value',
  '4.1.3': 'Status Messages',
} as const

type Criterion = keyof typeof criteria

/** What the page of a block says beside its two sentences in stories/start/blocks.ts. */
export type BlockGuide = {
  /** Where it is imported from, below src/ui and without its ending. */
  file: string
  /** What is imported. */
  imports: readonly [string, ...string[]]
  /** When not to use it, and what instead. */
  avoid: string
  /** Keys and what they do; none for what cannot be operated. */
  keys: readonly (readonly [keys: string, does: string])[]
  /** What a screen reader says. */
  reader: string
  meets: readonly [Criterion, ...Criterion[]]
}
