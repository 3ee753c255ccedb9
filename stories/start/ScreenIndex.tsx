import { chakra } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { Badge } from '@/ui/Badge'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'
import { searchMark } from '@mocks/scenarios/scenario'
import { kinds } from './kinds'
import { pageOf, viewStates } from './screens'
import { StoryPicture } from './StoryPicture'
import { byPage, linkTo, matches, type IndexEntry, type Look } from './storyLinks'

export type ScreenIndexProps = {
  /** Storybook's own index. */
  entries: readonly IndexEntry[]
  /** Draws small live pictures; without, the page is links only. */
  hasPictures: boolean
}

/** Every screen and flow in every state, from Storybook's own index: links, pictures, and a search. */
export function ScreenIndex({ entries, hasPictures }: ScreenIndexProps) {
  const [words, setWords] = useState('')
  const [mode, setMode] = useState<'as-is' | 'light' | 'dark'>('as-is')
  const [size, setSize] = useState<'as-is' | 'phone' | 'desktop'>('as-is')
  const wanted = useDeferredValue(words)
  const look: Look = {
    ...(mode === 'as-is' ? {} : { mode }),
    ...(size === 'as-is' ? {} : { window: size }),
  }
  const pages = byPage(
    entries.filter(
      (entry) => /^(Screens|Flows)\//.test(entry.title) && matches(entry, wanted.trim()),
    ),
  )
  const found = [...pages.values()].reduce((sum, stories) => sum + stories.length, 0)

  return (
    <chakra.div>
      <chakra.search
        display="grid"
        gap="5"
        p="5"
        mb="8"
        bg="bg.surface"
        borderRadius="lg"
        boxShadow="card"
      >
        <TextField
          id="screen-search"
          type="search"
          label="Find a screen or state"
          hint="By any words of its page, name or tags: just taken, login phone, orders error."
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <RadioCards
            name="screen-mode"
            legend="Mode of pictures and links"
            value={mode}
            onChange={setMode}
            minCardWidth="8rem"
            options={[
              { value: 'as-is', label: 'As the story is' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <RadioCards
            name="screen-window"
            legend="Window"
            value={size}
            onChange={setSize}
            minCardWidth="8rem"
            options={[
              { value: 'as-is', label: 'As the story is' },
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
            ]}
          />
        </chakra.div>
        <chakra.p role="status" m="0" color="fg.muted">
          {found} {found === 1 ? 'state' : 'states'} on {pages.size}{' '}
          {pages.size === 1 ? 'page' : 'pages'}
        </chakra.p>
      </chakra.search>
      {!wanted.trim() && <StateTable pages={pages} look={look} />}
      {[...pages].map(([title, stories]) => (
        <Page key={title} title={title} stories={stories} look={look} hasPictures={hasPictures} />
      ))}
    </chakra.div>
  )
}

type PageProps = {
  title: string
  stories: readonly IndexEntry[]
  look: Look
  hasPictures: boolean
}

function Page({ title, stories, look, hasPictures }: PageProps) {
  const described = pageOf(title)?.described ?? []
  return (
    <chakra.section mt="10" aria-label={title}>
      <chakra.h3 textStyle="card">{title.split('/').slice(1).join(' · ')}</chakra.h3>
      {described.length > 0 && (
        <chakra.p mt="1" fontSize="sm" color="fg.muted">
          Described in: {described.join('; ')}
        </chakra.p>
      )}
      <chakra.ul
        listStyleType="none"
        p="0"
        mt="4"
        display="grid"
        gap="5"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {statesFirst(stories).map(({ id, name, tags = [] }) => (
          <chakra.li key={id} display="flex" flexDirection="column" gap="2" minW="0">
            {hasPictures && (
              <StoryPicture
                id={id}
                look={look}
                window={tags.includes('phone') ? 'phone' : 'desktop'}
              />
            )}
            <StoryLink id={id} look={look} name={name} />
            <chakra.span display="flex" gap="2" flexWrap="wrap">
              {kinds
                .filter(({ tag }) => tags.includes(tag))
                .map(({ tag, title: kind }) => (
                  <Badge key={tag}>{kind}</Badge>
                ))}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

/** What a page looks like, before how it works. */
function statesFirst(stories: readonly IndexEntry[]): IndexEntry[] {
  const isWorks = ({ tags = [] }: IndexEntry) => Number(tags.includes('works'))
  return stories.toSorted((one, other) => isWorks(one) - isWorks(other))
}

function StateTable({ pages, look }: { pages: Map<string, IndexEntry[]>; look: Look }) {
  const rows = [...pages].flatMap(([title, stories]) => {
    const states = pageOf(title)?.states
    return states ? [{ title, stories, states }] : []
  })
  return (
    <chakra.div
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label="Screens and their states"
      bg="bg.surface"
      borderRadius="lg"
      boxShadow="card"
    >
      <chakra.table w="full" borderCollapse="collapse" fontSize="sm">
        <chakra.thead>
          <chakra.tr textAlign="left">
            {['Screen', ...viewStates, 'All'].map((heading) => (
              <chakra.th key={heading} scope="col" px="4" py="3">
                {heading}
              </chakra.th>
            ))}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody>
          {rows.map(({ title, stories, states }) => (
            <chakra.tr key={title} borderTopWidth="1px" borderColor="border.muted">
              <chakra.th scope="row" textAlign="left" px="4" py="2">
                {title.split('/').slice(1).join(' · ')}
              </chakra.th>
              {viewStates.map((state) => {
                const story = stories.find(({ exportName }) => exportName === states[state])
                return (
                  <chakra.td key={state} px="4" py="2">
                    {story ? <StoryLink id={story.id} look={look} name={story.name} /> : '–'}
                  </chakra.td>
                )
              })}
              <chakra.td px="4" py="2">
                {stories.length}
              </chakra.td>
            </chakra.tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  )
}

// Out of the frame that the page stands in: the link is to the story inside Storybook, to be shared.
function StoryLink({ id, look, name }: { id: string; look: Look; name: string }) {
  return (
    <chakra.a
      href={linkTo(id, look)}
      target="_top"
      color="accent.fg"
      fontWeight="semibold"
      textDecoration="underline"
    >
      {name.split(searchMark, 1)[0]}
    </chakra.a>
  )
}
