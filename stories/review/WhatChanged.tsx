import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { ChangeCard, type Shown } from './ChangeCard'
import { HandOver } from './HandOver'
import type { Change, Review, ReviewedStory, Status, Version } from './review'
import { changeNames, dayOf, stateNames } from './statusWords'
import type { Reviewing } from './useReviewing'

/** Pictures are large: so many stories at a time. */
const atOnce = 24

type Filter = { change: NonNullable<Change> | 'all'; area: string; state: Status['state'] | '' }

export type WhatChangedProps = Omit<Reviewing, 'review'> & {
  review: Review
  /** Those that are published beside this one, newest first. */
  versions: readonly Version[]
  tracker: string | undefined
}

/** "Screens/Admin/Quotes" is of Admin, "UI/Button" of UI. */
export function areaOf(title: string): string {
  const [top = '', area = top] = title.split('/')
  return top === 'Screens' ? area : top
}

/** What looks different from the version before, side by side, to be approved or sent back story by story. */
export function WhatChanged({ review, versions, tracker, ...reviewing }: WhatChangedProps) {
  const { comparedWith, stories } = review
  const { own, setName, decide, withdraw, noteHandedOver } = reviewing
  const count = (change: Change) => stories.filter((story) => story.change === change).length
  const first = (['changed', 'new', 'gone'] as const).find((change) => count(change) > 0) ?? 'all'
  const [filter, setFilter] = useState<Filter>({ change: first, area: '', state: '' })
  const [shown, setShown] = useState<Shown>('all')
  const [most, setMost] = useState(atOnce)
  const narrow = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part })
    setMost(atOnce)
  }
  const found = stories.filter((story) => passes(story, filter))
  const areas = [...new Set(stories.map(({ title }) => areaOf(title)))].sort()

  return (
    <chakra.div display="grid" gap="6" minW="0" gridTemplateColumns="minmax(0, 1fr)">
      <VersionHeader review={review} versions={versions} />
      {!comparedWith && <NothingCompared />}
      <HandOver
        review={review}
        own={own}
        tracker={tracker}
        onName={setName}
        onHandedOver={noteHandedOver}
      />
      <chakra.search
        display="grid"
        gap="5"
        p="5"
        bg="bg.surface"
        borderRadius="lg"
        boxShadow="card"
      >
        <RadioCards
          name="change"
          legend="What became of it"
          value={filter.change}
          onChange={(change) => narrow({ change })}
          minCardWidth="8rem"
          options={[
            ...(comparedWith
              ? (['changed', 'new', 'gone', 'same'] as const).map((change) => ({
                  value: change,
                  label: changeNames[change],
                  aside: String(count(change)),
                  disabled: count(change) === 0,
                }))
              : []),
            { value: 'all' as const, label: 'All', aside: String(stories.length) },
          ]}
        />
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <SelectField
            label="Area"
            value={filter.area}
            onChange={({ currentTarget }) => narrow({ area: currentTarget.value })}
            options={[
              { value: '', label: 'Every area' },
              ...areas.map((area) => ({ value: area, label: area })),
            ]}
          />
          <SelectField
            label="Status"
            value={filter.state}
            onChange={({ currentTarget }) =>
              narrow({ state: currentTarget.value as Filter['state'] })
            }
            options={[
              { value: '', label: 'Any status' },
              ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
            ]}
          />
        </chakra.div>
        {comparedWith && (
          <RadioCards
            name="shown"
            legend="Pictures"
            value={shown}
            onChange={setShown}
            minCardWidth="10rem"
            options={[
              { value: 'all', label: 'Side by side' },
              { value: 'before', label: 'Before' },
              { value: 'after', label: 'After' },
              { value: 'difference', label: 'Difference' },
            ]}
          />
        )}
        <chakra.p role="status" m="0" color="fg.muted">
          {found.length} {found.length === 1 ? 'story' : 'stories'}
        </chakra.p>
      </chakra.search>
      {found.slice(0, most).map((story) => {
        const decided = own.decisions.get(story.id)
        return (
          <ChangeCard
            key={story.id}
            story={story}
            shown={shown}
            own={decided?.hash === story.hash ? decided : undefined}
            isNamed={own.name.trim() !== ''}
            onDecide={(decision, note) => decide(story, decision, note)}
            onWithdraw={() => withdraw(story.id)}
          />
        )
      })}
      {found.length > most && (
        <Button onClick={() => setMost(most + atOnce)}>
          Show {Math.min(atOnce, found.length - most)} more of {found.length - most}
        </Button>
      )}
    </chakra.div>
  )
}

/** True for a story that is asked for. */
function passes({ title, change, status }: ReviewedStory, filter: Filter): boolean {
  return (
    (filter.change === 'all' || change === filter.change) &&
    (filter.area === '' || areaOf(title) === filter.area) &&
    (filter.state === '' || status.state === filter.state)
  )
}

function VersionHeader({ review, versions }: Pick<WhatChangedProps, 'review' | 'versions'>) {
  const { version, published, comparedWith } = review
  const go = (other: string) => {
    const page = './?path=/docs/start-here-what-changed--about'
    // Out of the frame that the page stands in.
    window.open(new URL(`../${other}/${page.slice(2)}`, location.href), '_top')
  }
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 18rem' }}>
      <chakra.p m="0" fontSize="lg">
        Version <strong>{version}</strong>, published on {dayOf(published)}
        {comparedWith && (
          <>
            , compared with <strong>{comparedWith.version}</strong> of{' '}
            {dayOf(comparedWith.published)}
          </>
        )}
        .
      </chakra.p>
      {versions.length > 1 && (
        <SelectField
          label="Version"
          value={version}
          onChange={({ currentTarget }) => go(currentTarget.value)}
          options={versions.map((one) => ({
            value: one.version,
            label: `${one.version}, ${dayOf(one.published)}`,
          }))}
        />
      )}
    </chakra.div>
  )
}

function NothingCompared() {
  return (
    <Alert title="This version was compared with none before it.">
      To see what changes from here on, publish the next one beside it with{' '}
      <chakra.code overflowWrap="anywhere">
        npm run publish:storybook -- --out &lt;the folder that holds this version&gt;
      </chakra.code>
      ; where the versions lie elsewhere,{' '}
      <chakra.code overflowWrap="anywhere">--previous &lt;folder or https address&gt;</chakra.code>{' '}
      names this one. What is here can be approved as it is.
    </Alert>
  )
}
