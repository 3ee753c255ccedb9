import { createElement, type ChangeEvent } from 'react'
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { PersonChoice } from '../toolbars'
import { reachOf } from './reach'
import { toolWidth } from './ToolButton'

const Choice = styled.select({
  font: 'inherit',
  fontSize: 12,
  fontWeight: 700,
  padding: '4px 2px',
  borderRadius: 4,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fieldSizing: 'content',
  maxWidth: `max(100px, ${toolWidth})`,
  '&:disabled': { opacity: 0.55 },
})

/** The toolbar's person: who is signed in. Greyed, with the reason, where that changes nothing. */
export function PersonTool() {
  const [globals, updateGlobals] = useGlobals()
  const { role } = useGlobalTypes() as { role?: { choices: readonly PersonChoice[] } }
  const title = useStorybookApi().getCurrentStoryData()?.title ?? ''
  const { noPerson } = reachOf(title)
  const choices = role?.choices ?? []
  return createElement(
    Choice,
    {
      'aria-label': 'Person',
      title: noPerson ?? 'Who is signed in',
      disabled: noPerson !== undefined,
      value: noPerson === undefined ? String(globals.role ?? '') : choices[0]?.value,
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
        updateGlobals({ role: currentTarget.value }),
    },
    ...choices.map((one) =>
      createElement('option', { key: one.value, value: one.value }, one.title),
    ),
  )
}
