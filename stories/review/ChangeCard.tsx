import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { searchMark } from '@mocks/scenarios/scenario'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TextAreaField } from '@/ui/TextAreaField'
import { linkTo } from '../start/storyLinks'
import type { OwnDecision } from './ownDecisions'
import type { Change, Decision, ReviewedPicture, ReviewedStory, Status } from './review'
import { changeNames, dayOf, stateNames, statusWords } from './statusWords'

/** Which pictures are in sight. */
export type Shown = 'all' | 'before' | 'after' | 'difference'

const tones: Readonly<Record<Status['state'], BadgeTone>> = {
  draft: 'neutral',
  'in review': 'warning',
  approved: 'success',
}

/** The status of a story or page, as a badge. */
function StatusBadge({ state }: { state: Status['state'] }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}

const captions = { before: 'Before', after: 'After', difference: 'Difference' } as const

type ChangeCardProps = {
  story: ReviewedStory
  shown: Shown
  own: OwnDecision | undefined
  /** True once the reviewer said who they are. */
  isNamed: boolean
  onDecide: (decision: Decision['decision'], note?: string) => void
  onWithdraw: () => void
}

/** One story: its pictures before and after, where it stands, and what the reviewer says. */
export function ChangeCard({ story, shown, own, isNamed, onDecide, onWithdraw }: ChangeCardProps) {
  const { id, title, name, change, pictures, status } = story
  const heading = `${title.split('/').slice(1).join(' · ')}: ${name.split(searchMark, 1)[0]}`
  const differing = pictures.filter(({ before }) => before !== null)
  const inSight = differing.length > 0 ? differing : pictures
  const same = pictures.length - inSight.length
  return (
    <chakra.section
      aria-labelledby={`change-${id}`}
      p={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
      display="grid"
      gap="4"
      minW="0"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.h3 id={`change-${id}`} textStyle="card" flex="1 1 16rem" m="0">
          {heading}
        </chakra.h3>
        {change && <ChangeBadge change={change} />}
        <StatusBadge state={status.state} />
      </chakra.div>
      {inSight.map((picture) => (
        <Pictures key={picture.look} picture={picture} shown={shown} of={heading} />
      ))}
      <chakra.p m="0" color="fg.muted">
        {same > 0 && `In ${same} more ${same === 1 ? 'window' : 'windows'} it looks the same. `}
        {statusWords(status)}
      </chakra.p>
      {change !== 'gone' && (
        <>
          <Deciding {...{ heading, own, isNamed, onDecide, onWithdraw }} />
          <p>
            <chakra.a href={linkTo(id)} target="_top" color="accent.fg" textDecoration="underline">
              Open {heading}
            </chakra.a>
          </p>
        </>
      )}
    </chakra.section>
  )
}

function ChangeBadge({ change }: { change: NonNullable<Change> }) {
  return <Badge tone={change === 'same' ? 'neutral' : 'accent'}>{changeNames[change]}</Badge>
}

function Pictures({ picture, shown, of }: { picture: ReviewedPicture; shown: Shown; of: string }) {
  const there = (['before', 'after', 'difference'] as const).filter((part) => picture[part])
  // One that has no such picture shows the one it has.
  const parts = there.includes(shown as 'after') ? there.filter((part) => part === shown) : there
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: '1fr',
        md: `repeat(${parts.length === 1 ? 1 : 3}, minmax(0, 1fr))`,
      }}
    >
      {parts.map((part) => (
        <chakra.figure key={part} m="0" minW="0">
          <chakra.figcaption textStyle="small" color="fg.muted" mb="1">
            {there.length === 1 && part === 'after' ? 'As it is' : captions[part]}, {picture.look}
          </chakra.figcaption>
          <a href={picture[part] ?? ''} target="_blank" rel="noopener">
            <chakra.img
              src={picture[part] ?? ''}
              alt={`${of}, ${captions[part].toLowerCase()}, ${picture.look}`}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              display="block"
              maxW="100%"
              w="auto"
              h="auto"
              maxH="40rem"
              objectFit="contain"
              objectPosition="0 0"
              bg="bg.muted"
              borderWidth="1px"
              borderColor="border"
              borderRadius="md"
            />
          </a>
        </chakra.figure>
      ))}
    </chakra.div>
  )
}

type DecidingProps = Pick<ChangeCardProps, 'own' | 'isNamed' | 'onDecide' | 'onWithdraw'> & {
  heading: string
}

function Deciding({ heading, own, isNamed, onDecide, onWithdraw }: DecidingProps) {
  const [note, setNote] = useState<string | null>(null)
  if (own) {
    const says = own.decision === 'approved' ? 'approved this' : 'asked for changes'
    const after = own.handedOver ? `handed over on ${dayOf(own.handedOver)}` : 'not handed over yet'
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.p m="0" role="status">
          <strong>
            {own.by} {says}
          </strong>
          , {after}.{own.note && ` ${own.note}`}
        </chakra.p>
        <Button
          size="sm"
          variant="outline"
          onClick={onWithdraw}
          aria-label={`Withdraw: ${heading}`}
        >
          Withdraw
        </Button>
      </chakra.div>
    )
  }
  if (note !== null) {
    const send = () => {
      onDecide('changes', note.trim())
      setNote(null)
    }
    return (
      <chakra.form
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextAreaField
          label="What is to be changed"
          required
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <chakra.div display="flex" gap="3">
          <Button type="submit" size="sm" variant="solid">
            Ask for this
          </Button>
          <Button size="sm" variant="plain" onClick={() => setNote(null)}>
            Never mind
          </Button>
        </chakra.div>
      </chakra.form>
    )
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <Button
        size="sm"
        variant="solid"
        disabled={!isNamed}
        onClick={() => onDecide('approved')}
        aria-label={`Approve: ${heading}`}
      >
        Approve
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={!isNamed}
        onClick={() => setNote('')}
        aria-label={`Ask for changes: ${heading}`}
      >
        Ask for changes
      </Button>
      {!isNamed && (
        <chakra.span textStyle="small" color="fg.muted">
          Say your given name above first.
        </chakra.span>
      )}
    </chakra.div>
  )
}
