import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What properties mean that are called the same, and mean the same, in every block. */
const descriptions: Readonly<Record<string, string>> = {
  children: 'What is shown in it.',
  label: 'What it is called: seen beside it, and read out for it.',
  legend: 'The question that the choices answer.',
  title: 'The line that is read first.',
  hint: 'Help that stands there before somebody answers.',
  error: 'What is wrong with the answer and what to do, shown beside it and read out with it.',
  value: 'The answer so far.',
  defaultValue: 'The answer it begins with, where the form keeps it itself.',
  defaultChecked: 'Whether it begins turned on, where the form keeps it itself.',
  disabled: 'Cannot be used now; the words beside it should say why.',
  options: 'The answers to choose from, in this order.',
  words: 'Its words, in the language of the page.',
  formats: 'How days and times are written in the language of the page.',
  tone: 'What the color says; the words say it too.',
  size: 'How large it is.',
  href: 'Where it leads.',
  type: 'As for the element of HTML.',
  rows: 'What is listed, in this order.',
  actions: 'Buttons and links below the words, the most useful first.',
  autoComplete: 'What a browser may fill in here, as for the element of HTML.',
  id: 'The id of the control, for a summary of errors to lead to.',
  'aria-expanded': 'Whether what it opens is open.',
  maxW: 'The largest width, as a style property.',
  bg: 'The background, as a style property.',
  py: 'The space above and below, as a style property.',
  onChange: 'Called with the new answer.',
  onBlur: 'Called when the focus leaves it.',
  onClick: 'Called when it is pressed.',
  onChoose: 'Called with what was chosen.',
  onRetry: 'Called to ask the server again.',
  onClose: 'Called when it should close.',
}

/**
 * Has the table of properties say what a property means where the block's own code says nothing about it, also of one
 * that only the stories' args name.
 */
export const usualDescriptions: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).flatMap((name) => {
      const description = argTypes[name]?.description || descriptions[name]
      return description ? [[name, { name, ...argTypes[name], description }]] : []
    }),
  ),
})
