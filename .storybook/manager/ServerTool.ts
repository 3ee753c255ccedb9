import { createElement, useId, useState, type ChangeEvent } from 'react'
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { readComposed } from '../../mocks/scenarios/composedName'
import type { ServerChoice, ServerGlobal } from '../toolbars'
import { FailureComposer } from './FailureComposer'
import { reachOf } from './reach'
import { ToolButton } from './ToolButton'

const Menu = styled.div({
  width: 360,
  maxWidth: '90vw',
  maxHeight: 480,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  fontSize: 13,
})
const Search = styled.input({
  font: 'inherit',
  padding: '6px 8px',
  borderRadius: 4,
  border: '1px solid #a5bacd',
  background: 'transparent',
  color: 'inherit',
})
const Choices = styled.div({
  overflowY: 'auto',
  h3: { font: 'inherit', fontWeight: 700, margin: '10px 0 2px', textTransform: 'capitalize' },
  p: { margin: '0 0 4px', opacity: 0.75 },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
})
const Choice = styled.button({
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  padding: '4px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: 'rgba(17, 116, 115, 0.14)' },
  '&:focus-visible': { outline: '2px solid #117473' },
  '&[aria-pressed=true]': { fontWeight: 700 },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed', background: 'none' },
  small: { display: 'block', opacity: 0.75 },
})

/**
 * The toolbar's server: a scenario to be found by any of its words, by area. What cannot touch the story is greyed,
 * and the reason said.
 */
export function ServerTool() {
  const [globals, updateGlobals] = useGlobals()
  const { server } = useGlobalTypes() as { server?: ServerGlobal }
  const title = useStorybookApi().getCurrentStoryData()?.title ?? ''
  const { noServer, areas } = reachOf(title)
  const choices = server?.choices ?? []
  const named = String(globals.server)
  const composed = readComposed(named)
  const chosen = choices.find(({ value }) => value === named)
  const isOut = noServer !== undefined || (chosen && areas && !areas.includes(chosen.area))
  const notHere = isOut ? `${chosen?.title}: this screen makes no such call.` : undefined
  const popover = ({ onHide }: { onHide: () => void }) =>
    createElement(ServerMenu, {
      choices,
      calls: server?.calls ?? [],
      chosen: named,
      areas,
      onChoose: (value) => {
        updateGlobals({ server: value })
        onHide()
      },
    })
  return createElement(ToolButton, {
    text: composed ? `${composed.call} composed` : chosen && !isOut ? chosen.title : 'Server',
    says: notHere ?? 'What the pretend server does',
    isChosen: Boolean(chosen ?? composed) && !isOut,
    reason: noServer,
    popover,
  })
}

type ServerMenuProps = {
  choices: readonly ServerChoice[]
  calls: readonly string[]
  chosen: string
  areas: readonly string[] | undefined
  onChoose: (value: string) => void
}

function ServerMenu({ choices, calls, chosen, areas, onChoose }: ServerMenuProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = choices.filter(({ words: own }) => words.every((word) => own.includes(word)))
  const groups = [...new Set(choices.map(({ area }) => area))].map((area) => ({
    area,
    canMeet: !areas || areas.includes(area),
    ofIt: found.filter((choice) => choice.area === area),
  }))
  const search = createElement(Search, {
    type: 'search',
    'aria-label': 'Find a failure',
    placeholder: 'Find: expired, Wi-Fi, 429, wrong password…',
    value: typed,
    autoFocus: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
  })
  const normal = createElement(
    Choice,
    { type: 'button', 'aria-pressed': chosen === 'normal', onClick: () => onChoose('normal') },
    "The story's server",
  )
  // What the screen can meet comes first.
  const shown = groups
    .filter(({ ofIt }) => ofIt.length > 0)
    .toSorted((one, other) => Number(other.canMeet) - Number(one.canMeet))
    .map(({ area, canMeet, ofIt }) =>
      createElement(
        'section',
        { key: area, 'aria-labelledby': `${id}${area}` },
        createElement('h3', { id: `${id}${area}` }, area.replaceAll('-', ' ')),
        canMeet ? null : createElement('p', null, 'This screen makes no such call.'),
        createElement(
          'ul',
          null,
          ofIt.map(({ value, title, act, person }) =>
            createElement(
              'li',
              { key: value },
              createElement(
                Choice,
                {
                  type: 'button',
                  disabled: !canMeet,
                  'aria-pressed': value === chosen,
                  onClick: () => onChoose(value),
                },
                title,
                createElement('small', null, `${act}. ${person}`),
              ),
            ),
          ),
        ),
      ),
    )
  const none = createElement('p', { role: 'status' }, 'No failure has these words.')
  return createElement(
    Menu,
    null,
    search,
    createElement(Choices, null, normal, ...(found.length > 0 ? shown : [none])),
    createElement(
      'details',
      { open: readComposed(chosen) !== null },
      createElement('summary', null, 'Compose a failure'),
      createElement(FailureComposer, { chosen, calls, onChoose }),
    ),
  )
}
