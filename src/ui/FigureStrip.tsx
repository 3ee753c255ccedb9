import { chakra } from '@chakra-ui/react'
import { Skeleton } from './Skeleton'

type FigureStripProps = {
  /** What the figures are about, for screen readers. */
  label: string
  /** Each figure with its name; `value` null while it is being loaded. */
  figures: readonly { label: string; value: string | null }[]
}

/** A few small figures side by side in one sheet, for windows in which tiles would fill the screen. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr))"
      rowGap="3"
      // The line before the first of each row.
      overflow="clip"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="lg"
      boxShadow="card"
      py={{ base: '3', md: '4' }}
    >
      {figures.map(({ label: name, value }) => (
        <chakra.li
          key={name}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          alignItems="center"
          textAlign="center"
          gap="1"
          px="1"
          ms="-1px"
          borderInlineStartWidth="1px"
          borderInlineStartStyle="solid"
          borderColor="border"
        >
          <chakra.span fontSize={{ base: 'xs', md: 'md' }} fontWeight="medium" lineHeight="1.25">
            {name}
          </chakra.span>
          {value === null ? (
            <Skeleton width="2rem" height="2rem" />
          ) : (
            <chakra.span textStyle="figure">{value}</chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
