import { createElement, type ChangeEvent } from 'react'
import { useGlobals, useParameter } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { ScreenStates } from '../screenStates'
import { ToolButton } from './ToolButton'

const Fields = styled.div({
  display: 'grid',
  gap: 10,
  width: 200,
  fontSize: 13,
  label: { display: 'grid', gap: 4 },
  select: {
    font: 'inherit',
    padding: '4px 6px',
    borderRadius: 4,
    border: '1px solid #a5bacd',
    background: 'transparent',
    color: 'inherit',
    '&:disabled': { opacity: 0.55 },
  },
})

const asStoryShows = 'story'
const textNames: Readonly<Record<string, string>> = {
  short: 'One letter',
  longest: 'Longest allowed',
  'right-to-left': 'Right to left',
  longer: '40% longer',
}

/**
 * The toolbar's state: which view of the screen is shown, with how many rows and with which texts. What the screen
 * does not have is not offered; where nothing can be chosen the button is greyed, with the reason.
 */
export function StateTool() {
  const [globals, updateGlobals] = useGlobals()
  const states = useParameter<Omit<ScreenStates, 'pin'> | undefined>('screenStates')
  const isServed = globals.server !== 'normal' || globals.role !== 'story'
  const reason = !states
    ? 'This story has no view of records that could be set.'
    : isServed
      ? 'The pretend server says what is shown: a server or a person is chosen.'
      : undefined
  const chosen = [globals.state, globals.rows, globals.texts].filter(
    (value) => value !== undefined && value !== asStoryShows,
  )
  const field = (name: string, title: string, values: readonly (string | number)[]) =>
    createElement(
      'label',
      { key: name },
      title,
      createElement(
        'select',
        {
          disabled: values.length === 0,
          value: String(globals[name] ?? asStoryShows),
          onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            updateGlobals({ [name]: currentTarget.value }),
        },
        createElement(
          'option',
          { value: asStoryShows },
          values.length > 0 ? "The story's" : 'None here',
        ),
        values.map((value) =>
          createElement(
            'option',
            { key: value, value: String(value) },
            textNames[value] ?? value.toLocaleString('en-US'),
          ),
        ),
      ),
    )
  return createElement(ToolButton, {
    text: reason || chosen.length === 0 ? 'State' : chosen.join(', '),
    says: 'Which state of the screen is shown',
    isChosen: chosen.length > 0,
    reason,
    popover: createElement(
      Fields,
      null,
      field('state', 'State', states?.views ?? []),
      field('rows', 'Rows', states?.rows ?? []),
      field('texts', 'Texts', states?.texts ?? []),
    ),
  })
}
