import { createElement, useState, type ChangeEvent, type FormEvent } from 'react'
import { styled } from 'storybook/theming'
import {
  composedName,
  composedShapes,
  readComposed,
  type Composed,
} from '../../mocks/scenarios/composedName'

const Form = styled.form({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  padding: '8px 0',
  label: { display: 'grid', gap: 2, fontSize: 12 },
  'input, select': {
    font: 'inherit',
    padding: '3px 6px',
    borderRadius: 4,
    border: '1px solid #a5bacd',
    background: 'transparent',
    color: 'inherit',
    minWidth: 0,
  },
  button: { gridColumn: '1 / -1', font: 'inherit', padding: 6 },
})

const shapeNames = {
  rest: 'an error of the database',
  auth: 'an error of the sign-in service',
  page: 'a proxy’s HTML page',
  offline: 'nothing: no connection',
  silent: 'nothing, for ever',
} as const

const usual: Composed = {
  call: 'list-records',
  shape: 'rest',
  status: 503,
  code: 'PGRST001',
  delay: 0,
  after: 0,
}

type FailureComposerProps = {
  /** The name of what is on; a composed failure fills in the form. */
  chosen: string
  /** The calls of the catalogue; any function of the database can be typed too. */
  calls: readonly string[]
  onChoose: (name: string) => void
}

/** Puts together a failure that the catalogue does not have: which call, what it answers, how late, after how many. */
export function FailureComposer({ chosen, calls, onChoose }: FailureComposerProps) {
  const [made, setMade] = useState(readComposed(chosen) ?? usual)
  const change = (part: Partial<Composed>) => setMade({ ...made, ...part })
  const isAnswer = made.shape !== 'offline' && made.shape !== 'silent'
  const field = (label: string, properties: object, set: (text: string) => void) =>
    createElement(
      'label',
      null,
      label,
      createElement('input', {
        ...properties,
        required: true,
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(currentTarget.value),
      }),
    )
  const number = (key: 'status' | 'delay' | 'after', label: string, min: number, max: number) =>
    field(label, { type: 'number', min, max, value: made[key] }, (text) =>
      change({ [key]: Number(text) }),
    )
  const code = createElement(
    'label',
    null,
    'Code, if any',
    createElement('input', {
      value: made.code,
      pattern: '\\w*',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        change({ code: currentTarget.value }),
    }),
  )
  return createElement(
    Form,
    {
      'aria-label': 'Compose a failure',
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        onChoose(composedName(made))
      },
    },
    field(
      'Call, or a database function',
      { list: 'composable-calls', pattern: '[a-z][a-z0-9_\\-]*', value: made.call },
      (call) => change({ call }),
    ),
    createElement(
      'datalist',
      { id: 'composable-calls' },
      calls.map((call) => createElement('option', { key: call, value: call })),
    ),
    createElement(
      'label',
      null,
      'Answers',
      createElement(
        'select',
        {
          value: made.shape,
          onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            change({ shape: composedShapes.find((shape) => shape === currentTarget.value) }),
        },
        composedShapes.map((shape) =>
          createElement('option', { key: shape, value: shape }, shapeNames[shape]),
        ),
      ),
    ),
    isAnswer ? number('status', 'Status', 100, 599) : null,
    isAnswer ? code : null,
    number('delay', 'After milliseconds', 0, 99_999),
    number('after', 'Calls that go well first', 0, 99),
    createElement('button', { type: 'submit' }, 'Switch on'),
  )
}
