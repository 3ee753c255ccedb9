import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Page } from '@/ui/Page'

type InvitationSheetProps = { title: string; text: string; children: ReactNode }

/** The sheet that an invitation stands on: what it is, then what there is to do. */
export function InvitationSheet({ title, text, children }: InvitationSheetProps) {
  return (
    <Page measure="form" py={{ base: '6', md: '12' }}>
      <Card padding="lg" depth="raised">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p mt="2" color="fg.muted">
          {text}
        </chakra.p>
        {children}
      </Card>
    </Page>
  )
}
