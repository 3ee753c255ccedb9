import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './Card'
import { Skeleton } from './Skeleton'

type StatTileProps = {
  label: string
  /** The figure as it reads; null while it is being loaded. */
  value: string | null
  /** A sign of what is counted; decoration. */
  icon?: ReactNode
  /** A line below the figure. */
  note?: ReactNode
  /** Where the counted things are listed. */
  href?: string
  /** `warning` for a figure that asks for something to be done. */
  tone?: 'accent' | 'warning'
}

/** The tile's name needs all of it. */
const narrow = '@container (width < 8.5rem)'

/** One figure of the business with its name. Put tiles into a `TileRow`. */
export function StatTile({ label, value, icon, note, href, tone = 'accent' }: StatTileProps) {
  return (
    <Card as="li" position="relative" containerType="inline-size">
      <chakra.div minW="0">
        <chakra.p
          textStyle="small"
          color="fg.muted"
          fontWeight="medium"
          pe={icon ? '12' : undefined}
          css={{ [narrow]: { pe: '0' } }}
          minH={{ base: icon ? '10' : undefined, md: '0' }}
        >
          {href ? (
            <chakra.a
              href={href}
              color="inherit"
              textDecoration="none"
              borderRadius="lg"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
              _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
            >
              {label}
            </chakra.a>
          ) : (
            label
          )}
        </chakra.p>
        {value === null ? (
          <chakra.div mt="2">
            <Skeleton width="5rem" height="2rem" />
          </chakra.div>
        ) : (
          <chakra.p textStyle="figure" mt="1" whiteSpace="nowrap">
            {value}
          </chakra.p>
        )}
        {note && (
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {note}
          </chakra.p>
        )}
      </chakra.div>
      {icon && (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          top={{ base: '4', md: '5' }}
          insetEnd={{ base: '4', md: '5' }}
          display="grid"
          placeItems="center"
          boxSize="10"
          css={{ [narrow]: { display: 'none' } }}
          borderRadius="md"
          bg={tone === 'warning' ? 'warning.subtle' : 'accent.subtle'}
          color={tone === 'warning' ? 'warning.fg' : 'accent.fg'}
        >
          {icon}
        </chakra.span>
      )}
    </Card>
  )
}

/** A list of tiles, two in a row on a phone, four on a wide window. */
export const TileRow = chakra('ul', {
  base: {
    listStyleType: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
  },
})
