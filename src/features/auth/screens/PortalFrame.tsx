import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useWords } from '@/platform/words/words'
import { authWords } from '../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { BrandMark } from '@/ui/BrandMark'
import { Card } from '@/ui/Card'
import { TextLink } from '@/ui/TextLink'

type PortalFrameProps = {
  title: string
  text: string
  /** Messages between the title and the form. */
  notices?: ReactNode
  children: ReactNode
}

/** The portal for somebody who is not signed in: one sheet, the same on a phone. */
export function PortalFrame({ title, text, notices, children }: PortalFrameProps) {
  const { company } = useSiteSettings()
  const { portal } = useWords(authWords)
  return (
    <chakra.main
      id="content"
      minH="100dvh"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="6"
      px={{ base: '4', sm: '6' }}
      py="8"
      bg="bg"
    >
      <chakra.p display="flex" alignItems="center" gap="2.5" textStyle="card">
        <BrandMark />
        {company.name}
      </chakra.p>
      <Card padding="lg" depth="raised" width="full" maxW="28rem">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p mt="2" color="fg.muted">
          {text}
        </chakra.p>
        <chakra.div
          mt="6"
          display="flex"
          flexDirection="column"
          gap="4"
          css={{ '&:empty': { display: 'none' } }}
        >
          {notices}
        </chakra.div>
        <chakra.div mt="6">{children}</chakra.div>
      </Card>
      <TextLink href="/" textStyle="small" py="2">
        {portal.home}
      </TextLink>
    </chakra.main>
  )
}
