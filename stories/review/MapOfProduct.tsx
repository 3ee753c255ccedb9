import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { words } from '@/platform/words/shared/en'
import { RadioCards } from '@/ui/RadioCards'
import type { Connections } from '../start/connections'
import { placesOf, type Place, type Walker } from '../start/productMap'
import { screenPages } from '../start/screens'
import { linkTo, type IndexEntry } from '../start/storyLinks'
import { StoryPicture } from '../start/StoryPicture'
import { usePageLook } from '../start/usePageLook'
import type { ReviewedStory } from './review'
import { areaOf } from './WhatChanged'

type MapProps = {
  connections: Connections
  /** Storybook's own index. */
  entries: readonly IndexEntry[]
  /** Stories with pictures; one without is drawn live. */
  pictured: readonly ReviewedStory[]
}

const walkers: readonly { value: Walker; label: string }[] = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'customer', label: words.roles.customer },
  { value: 'technician', label: words.roles.technician },
  { value: 'admin', label: words.roles.admin },
  { value: 'super_admin', label: words.roles.super_admin },
]

const shortTitle = (title: string) => title.split('/').slice(2).join(' · ')
const anchorOf = (title: string) => `place-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** Every screen that a person can come to, as a small picture, with the ways on from it. */
export function MapOfProduct({ connections, entries, pictured }: MapProps) {
  const [walker, setWalker] = useState<Walker>('visitor')
  const [near, setNear] = useState<string | null>(null)
  const places = placesOf(walker)
  const ways = waysBetween(places, connections)
  const areas = [...new Set(places.map(({ page }) => areaOf(page.title)))]
  const nextTo = near === null ? null : new Set(ways.get(near))
  return (
    <chakra.div display="grid" gap="8" minW="0">
      <RadioCards
        name="walker"
        legend="Who comes"
        value={walker}
        onChange={setWalker}
        minCardWidth="11rem"
        options={walkers}
      />
      <FrameWays places={places} connections={connections} />
      {areas.map((area) => (
        <chakra.section key={area} aria-labelledby={`area-${area}`}>
          <chakra.h2 id={`area-${area}`} textStyle="card" m="0" mb="3">
            {area}
          </chakra.h2>
          <chakra.ul
            listStyleType="none"
            p="0"
            m="0"
            display="grid"
            gap="5"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
          >
            {places
              .filter(({ page }) => areaOf(page.title) === area)
              .map((place) => (
                <PlaceCard
                  key={place.page.title}
                  place={place}
                  to={ways.get(place.page.title) ?? []}
                  from={[...ways]
                    .filter(([, to]) => to.includes(place.page.title))
                    .map(([title]) => title)}
                  isNear={nextTo?.has(place.page.title) ?? false}
                  onNear={setNear}
                >
                  <PlacePicture place={place} entries={entries} pictured={pictured} />
                </PlaceCard>
              ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  )
}

/** Where each place leads, as far as the person can go there: its own links, and those of its parts. */
function waysBetween(places: readonly Place[], { screens }: Connections): Map<string, string[]> {
  const known = new Set(places.map(({ page }) => page.title))
  return new Map(
    places.map(({ page, also }) => {
      const to = [page.title, ...also].flatMap((title) => screens[title]?.leadsTo ?? [])
      const reached = [...new Set(to)].filter((title) => known.has(title) && title !== page.title)
      return [page.title, reached]
    }),
  )
}

/** Where the header and footer lead, which stand around every public page. */
function FrameWays({ places, connections: { screens } }: FrameWaysProps) {
  const known = new Set(places.map(({ page }) => page.title))
  const frame = screenPages.filter(({ routes }) => routes.length === 0)
  const to = new Set(frame.flatMap(({ title }) => screens[title]?.leadsTo ?? []))
  return (
    <Ways
      words="Header and footer of every public page lead to"
      titles={[...to].filter((title) => known.has(title))}
    />
  )
}

type FrameWaysProps = Pick<MapProps, 'connections'> & { places: readonly Place[] }

type PlaceCardProps = {
  place: Place
  to: readonly string[]
  from: readonly string[]
  /** True while the reader looks at a place that leads here. */
  isNear: boolean
  onNear: (title: string | null) => void
  children: ReactNode
}

function PlaceCard({ place: { page, also }, to, from, isNear, onNear, children }: PlaceCardProps) {
  const { title, routes } = page
  const addresses = routes.map((route) => (route === '*' ? 'any other address' : route))
  return (
    <chakra.li
      id={anchorOf(title)}
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      gap="2.5"
      p="4"
      minW="0"
      bg={isNear ? 'accent.subtle' : 'bg.surface'}
      borderRadius="lg"
      borderWidth="1px"
      borderColor={isNear ? 'accent.border' : 'border'}
      scrollMarginTop="4"
      onMouseEnter={() => onNear(title)}
      onMouseLeave={() => onNear(null)}
      onFocus={() => onNear(title)}
      onBlur={() => onNear(null)}
    >
      {children}
      <chakra.h3 textStyle="label" m="0">
        {shortTitle(title)}
      </chakra.h3>
      <chakra.p m="0" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {addresses.join(', ')}
      </chakra.p>
      <Ways words="Leads to" titles={to} />
      <Ways words="Reached from" titles={from} />
      {also.length > 0 && (
        <chakra.p m="0" textStyle="small" color="fg.muted">
          Seen there too: {also.map(shortTitle).join(', ')}
        </chakra.p>
      )}
    </chakra.li>
  )
}

function Ways({ words: says, titles }: { words: string; titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <chakra.div textStyle="small" display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1">
      <span>{says}</span>
      {titles.map((title) => (
        <chakra.a
          key={title}
          href={`#${anchorOf(title)}`}
          color="accent.fg"
          textDecoration="underline"
          py="0.5"
          onClick={(event) => {
            // A page of Storybook takes the address after # for a story.
            event.preventDefault()
            const place = document.getElementById(anchorOf(title))
            place?.scrollIntoView({ block: 'center' })
            place?.focus({ preventScroll: true })
          }}
        >
          {shortTitle(title)}
        </chakra.a>
      ))}
    </chakra.div>
  )
}

type PlacePictureProps = Pick<MapProps, 'entries' | 'pictured'> & { place: Place }

/** The picture of a place as it was published, else the story itself, as a link to it. */
function PlacePicture({ place: { page }, entries, pictured }: PlacePictureProps) {
  const ofPage = entries.filter(({ type, title }) => type === 'story' && title === page.title)
  const story =
    ofPage.find(({ exportName }) => exportName === page.states?.Ready) ??
    ofPage.find(({ tags = [] }) => !tags.includes('phone')) ??
    ofPage[0]
  const look = usePageLook()
  if (!story) return null
  const isPhone = story.tags?.includes('phone') ?? false
  const published = pictured.find(({ id, change }) => id === story.id && change !== 'gone')
  // A version may be published in light mode alone; a story of one mode has no other picture.
  const pictures =
    published?.pictures.filter((picture) => picture.look.startsWith(look.mode ?? '')) ?? []
  const large = pictures.find((picture) => /desktop|wide/.test(picture.look))
  const file = (large ?? pictures[0])?.after
  return (
    <chakra.a
      href={linkTo(story.id, look)}
      target="_top"
      aria-label={`Open ${shortTitle(page.title)}`}
    >
      {file ? (
        <chakra.img
          src={file}
          alt=""
          loading="lazy"
          display="block"
          w="full"
          h="168px"
          objectFit={large ? 'cover' : 'contain'}
          objectPosition="50% 0"
          bg="bg.muted"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
        />
      ) : (
        <StoryPicture id={story.id} look={look} window={isPhone ? 'phone' : 'desktop'} />
      )}
    </chakra.a>
  )
}
