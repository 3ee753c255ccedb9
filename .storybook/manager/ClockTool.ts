import { createElement, type ChangeEvent } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { ToolButton } from './ToolButton'

const Fields = styled.div({
  display: 'grid',
  gap: 10,
  fontSize: 13,
  label: { display: 'grid', gap: 4 },
  input: {
    font: 'inherit',
    padding: '4px 6px',
    borderRadius: 4,
    border: '1px solid #a5bacd',
    background: 'transparent',
    color: 'inherit',
  },
})

/**
 * The toolbar's clock: what time it is in Los Angeles for the story. Empty, it is the story's own time.
 * The value is kept in a form that an address can carry, "2026-12-31 2345".
 * Storybook's window is built without JSX of its own React, hence `createElement`.
 */
export function ClockTool() {
  const [globals, updateGlobals] = useGlobals()
  const [, year, month, day, hours, minutes] =
    /^(\d+)-(\d\d)-(\d\d) (\d\d)(\d\d)$/.exec(String(globals.clock ?? '')) ?? []
  const field = createElement('input', {
    type: 'datetime-local',
    value: year ? `${year}-${month}-${day}T${hours}:${minutes}` : '',
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      const [date = '', time = ''] = value.split('T')
      updateGlobals({ clock: value ? `${date} ${time.slice(0, 5).replace(':', '')}` : '' })
    },
  })
  return createElement(ToolButton, {
    text: year ? `${month}/${day} ${hours}:${minutes}` : 'Clock',
    says: 'What time it is in Los Angeles',
    isChosen: year !== undefined,
    popover: createElement(
      Fields,
      null,
      createElement('label', null, 'Date and time in Los Angeles', field),
      "Empty: the story's own.",
    ),
  })
}
