import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A page of the foundations: its title, what it is for, and its parts. */
export function Sheet({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <chakra.main p={{ base: '4', md: '10' }} maxW="page" mx="auto">
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3" maxW="60ch">
        {lead}
      </chakra.p>
      {children}
    </chakra.main>
  )
}

/** A part of such a page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} mt="12">
      <chakra.h2 textStyle="section" mb="5">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

/** Things side by side, as many as fit. `least` is the width of one, as CSS. */
export function Plates({ least = '9rem', children }: { least?: string; children: ReactNode }) {
  return (
    <chakra.ul
      listStyleType="none"
      p="0"
      m="0"
      display="grid"
      gap="4"
      gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`}
    >
      {children}
    </chakra.ul>
  )
}

/** One thing with its name and what it is. */
export function Plate({
  name,
  value,
  children,
}: {
  name: string
  value?: string
  children?: ReactNode
}) {
  return (
    <chakra.li minW="0">
      {children}
      <chakra.code display="block" fontSize="sm" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </chakra.code>
      {value && (
        <chakra.span display="block" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {value}
        </chakra.span>
      )}
    </chakra.li>
  )
}
