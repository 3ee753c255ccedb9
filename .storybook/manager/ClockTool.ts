import { createElement, useId, type ChangeEvent } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'

const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, fontSize: 12 })
const Field = styled.input({
  font: 'inherit',
  padding: '2px 6px',
  borderRadius: 4,
  border: '1px solid #a5bacd',
  background: 'transparent',
  color: 'inherit',
})

/**
 * The toolbar's clock: what time it is in Los Angeles for the story. Empty, it is the story's own time.
 * The value is kept in a form that an address can carry, "2026-12-31 2345".
 * Storybook's window is built without JSX of its own React, hence `createElement`.
 */
export function ClockTool() {
  const [globals, updateGlobals] = useGlobals()
  const id = useId()
  const [, date, hours, minutes] = /^(\S+) (\d\d)(\d\d)$/.exec(String(globals.clock ?? '')) ?? []
  const field = createElement(Field, {
    id,
    type: 'datetime-local',
    title: "Date and time in Los Angeles; empty: the story's own",
    value: date ? `${date}T${hours}:${minutes}` : '',
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      const [day = '', time = ''] = value.split('T')
      updateGlobals({ clock: value ? `${day} ${time.slice(0, 5).replace(':', '')}` : '' })
    },
  })
  return createElement(Label, { htmlFor: id }, 'Clock', field)
}
