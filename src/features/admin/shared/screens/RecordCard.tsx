import { chakra } from '@chakra-ui/react'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { ListMotion } from '@/ui/motion/ListMotion'
import { useRowMotion } from '@/ui/motion/useRowMotion'
import { nameBesideValue } from '@/ui/nameBesideValue'
import { Skeleton } from '@/ui/Skeleton'
import { OpenRecord } from './OpenRecord'

const Grid = chakra('ul', {
  base: {
    listStyleType: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    // Cards outside the window cost no layout.
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' },
  },
})

/** The cards of a list, as many beside each other as the window has room for: keyed elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid>
      <ListMotion>{children}</ListMotion>
    </Grid>
  )
}

/** One line of a card: what it is, and its value. */
export type CardFact = { label: string; value: ReactNode }

type RecordCardProps = {
  id: string
  /** What the record is called. */
  title: string
  /** 3 where a heading stands over the cards. */
  level?: 2 | 3
  /** Opens the record with its history. */
  onOpen: (id: string) => void
  /** Chips of its state. */
  chips: ReactNode
  /** The figure or sign at the far end of the head. */
  aside?: ReactNode
  facts: readonly CardFact[]
  children?: ReactNode
  /** Buttons and the menu of the rest, at the foot. */
  actions: ReactNode
}

/** One record as a card: its id opens it, its buttons stand at its foot. */
export function RecordCard({
  id,
  title,
  level = 2,
  onOpen,
  chips,
  aside,
  facts,
  children,
  actions,
}: RecordCardProps) {
  const Heading = level === 2 ? chakra.h2 : chakra.h3
  const motion = useRowMotion()
  return (
    <Card asChild display="flex" flexDirection="column" gap="4">
      <m.li {...motion}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-start"
          justifyContent="space-between"
          columnGap="3"
          rowGap="1"
        >
          <chakra.div flex="1 1 7rem" minW="0">
            <chakra.div textStyle="small">
              <OpenRecord id={id} onOpen={onOpen} />
            </chakra.div>
            <Heading textStyle="card">{title}</Heading>
          </chakra.div>
          <chakra.div ms="auto">{aside}</chakra.div>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="-1">
          {chips}
        </chakra.div>
        {children}
        <chakra.dl
          m="0"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
          textStyle="small"
        >
          {facts.map(({ label, value }) => (
            <chakra.div key={label} css={nameBesideValue.row}>
              <chakra.dt color="fg.muted" css={nameBesideValue.name}>
                {label}
              </chakra.dt>
              <chakra.dd m="0" overflowWrap="anywhere" css={nameBesideValue.value}>
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <chakra.div
          mt="auto"
          pt="3"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border.muted"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
        >
          {actions}
        </chakra.div>
      </m.li>
    </Card>
  )
}

/** The large figure at the head of a card: a price or a total. */
export function CardFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.p
      textStyle="section"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      flexShrink="0"
    >
      <chakra.span srOnly>{label}: </chakra.span>
      {children}
    </chakra.p>
  )
}

/** The place of cards that are being loaded. */
export function CardSkeletons({ facts = 4 }: { facts?: number }) {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: 6 }, (_, card) => (
        <Card as="li" key={card} display="flex" flexDirection="column" gap="4">
          <Skeleton width="4.5rem" height="0.8rem" />
          <Skeleton width="70%" height="1.4rem" />
          <Skeleton width="6rem" height="1.3rem" />
          {Array.from({ length: facts }, (_, fact) => (
            <Skeleton key={fact} width={`${60 + ((card + fact) % 4) * 10}%`} />
          ))}
          <Skeleton height="2.25rem" />
        </Card>
      ))}
    </Grid>
  )
}
