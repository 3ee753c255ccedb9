import { createElement, useId, type ChangeEvent } from 'react'
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { PersonChoice } from '../toolbars'
import { reachOf } from './reach'

const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, fontSize: 12 })
const Choice = styled.select({
  font: 'inherit',
  padding: '2px 4px',
  borderRadius: 4,
  border: '1px solid #a5bacd',
  background: 'transparent',
  color: 'inherit',
  maxWidth: 110,
  '&:disabled': { opacity: 0.55 },
})

/** The toolbar's person: who is signed in. Greyed, with the reason, where that changes nothing. */
export function PersonTool() {
  const [globals, updateGlobals] = useGlobals()
  const { role } = useGlobalTypes() as { role?: { choices: readonly PersonChoice[] } }
  const title = useStorybookApi().getCurrentStoryData()?.title ?? ''
  const { noPerson } = reachOf(title)
  const id = useId()
  const choices = role?.choices ?? []
  const field = createElement(
    Choice,
    {
      id,
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
  return createElement(Label, { htmlFor: id, title: noPerson }, 'Person', field)
}
