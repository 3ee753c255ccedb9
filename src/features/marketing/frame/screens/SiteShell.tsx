import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

type SiteShellProps = SiteHeaderProps & {
  /** A banner above everything, for planned maintenance. */
  banner?: ReactNode
  /** The page. */
  children: ReactNode
}

/** The frame of the public site: skip link, banner, header, the page as `main`, footer. */
export function SiteShell({ banner, children, ...header }: SiteShellProps) {
  const { site } = useWords(sharedWords)
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <chakra.a
        href="#content"
        data-frame
        position="absolute"
        insetStart="4"
        top="-16"
        zIndex="skipNav"
        px="4"
        py="2.5"
        bg="bg.surface"
        color="fg"
        fontWeight="semibold"
        borderRadius="md"
        _focus={{ top: '2', boxShadow: 'raised' }}
      >
        {site.skipToContent}
      </chakra.a>
      <div data-frame>{banner}</div>
      <SiteHeader {...header} />
      <chakra.main id="content" tabIndex={-1} flex="1" minW="0" outline="none">
        {children}
      </chakra.main>
      <SiteFooter />
    </chakra.div>
  )
}
