import { createElement, useState, type ChangeEvent, type FormEvent } from 'react'
import { Button } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import type { OwnDecision } from '../../stories/review/ownDecisions'
import { dayOf, stateNames, statusWords } from '../../stories/review/statusWords'
import { useReviewing } from '../../stories/review/useReviewing'

const Part = styled.section({
  marginBottom: 16,
  form: { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', margin: '8px 0' },
  label: { display: 'grid', gap: 2, fontSize: 12 },
  input: {
    font: 'inherit',
    fontSize: 14,
    padding: '5px 8px',
    borderRadius: 4,
    border: '1px solid #a5bacd',
    background: 'transparent',
    color: 'inherit',
  },
})

const handOver = createElement(
  'a',
  { href: './?path=/docs/start-here-what-changed--about' },
  'Hand over on “What changed”',
)

/** Where a story stands in the review, and what its reader says about it. */
export function StoryStatus({ id }: { id: string }) {
  const { review, own, setName, decide, withdraw } = useReviewing()
  const [note, setNote] = useState('')
  if (review === undefined) return null
  const story = review?.stories.find((one) => one.id === id && one.change !== 'gone')
  if (!story) {
    const words = review
      ? 'No picture of this story is published: only those below Screens and UI are reviewed.'
      : 'Draft: this Storybook was not published for review.'
    return createElement(
      Part,
      null,
      createElement('h3', null, 'Status'),
      createElement('p', null, words),
    )
  }
  const kept = own.decisions.get(id)
  const decided = kept?.hash === story.hash ? kept : undefined
  return createElement(
    Part,
    { 'aria-label': 'Status' },
    createElement('h3', null, `Status: ${stateNames[story.status.state]}`),
    createElement('p', null, statusWords(story.status)),
    decided
      ? createElement(Decided, { decided, onWithdraw: () => withdraw(id) })
      : createElement(Deciding, {
          note,
          name: own.name,
          onName: setName,
          onNote: setNote,
          onApprove: () => decide(story, 'approved'),
          onAsk: () => {
            decide(story, 'changes', note.trim())
            setNote('')
          },
        }),
  )
}

type DecidedProps = { decided: OwnDecision; onWithdraw: () => void }

function Decided({ decided, onWithdraw }: DecidedProps) {
  const says = decided.decision === 'approved' ? 'approved this' : 'asked for changes'
  const words = decided.handedOver
    ? `, handed over on ${dayOf(decided.handedOver)}. `
    : ', not handed over yet. '
  return createElement(
    'p',
    { role: 'status' },
    `${decided.by} ${says}${words}`,
    decided.note ? `“${decided.note}” ` : null,
    decided.handedOver ? null : handOver,
    ' ',
    createElement(Button, { ariaLabel: false, size: 'small', onClick: onWithdraw }, 'Withdraw'),
  )
}

type DecidingProps = {
  name: string
  note: string
  onName: (name: string) => void
  onNote: (note: string) => void
  onApprove: () => void
  onAsk: () => void
}

function Deciding({ name, note, onName, onNote, onApprove, onAsk }: DecidingProps) {
  const isNamed = name.trim() !== ''
  const field = (label: string, value: string, onText: (text: string) => void, most: number) =>
    createElement(
      'label',
      null,
      label,
      createElement('input', {
        value,
        maxLength: most,
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onText(currentTarget.value),
      }),
    )
  const button = (words: string, isOn: boolean, properties: object) =>
    createElement(
      Button,
      { ariaLabel: false, size: 'medium', variant: 'outline', disabled: !isOn, ...properties },
      words,
    )
  return createElement(
    'form',
    {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        onAsk()
      },
    },
    field('Your given name', name, onName, 40),
    button('Approve', isNamed, { type: 'button', onClick: onApprove }),
    field('What is to be changed', note, onNote, 2000),
    button('Ask for changes', isNamed && note.trim() !== '', { type: 'submit' }),
  )
}
