import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useWords } from '@/platform/words/words'
import { authWords } from '../words'
import { Card } from '@/ui/Card'
import { WindshieldView } from './WindshieldView'

type AuthFrameProps = {
  title: string
  text?: ReactNode
  /** Messages between the title and the form. */
  notices?: ReactNode
  children: ReactNode
}

/** The sheet that every auth screen stands on; on a large window a view through a windshield beside it. */
export function AuthFrame({ title, text, notices, children }: AuthFrameProps) {
  const { aside } = useWords(authWords)
  return (
    <chakra.div px={{ base: '0', sm: '6' }} py={{ base: '0', sm: '10', lg: '14' }}>
      <Card
        padding="none"
        depth="raised"
        maxW={{ base: '32rem', lg: '62rem' }}
        mx="auto"
        overflow="hidden"
        display="grid"
        gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        css={{
          '@media (max-width: 29.99rem)': {
            borderRadius: 0,
            borderInlineWidth: 0,
            boxShadow: 'none',
          },
        }}
      >
        <chakra.div
          display={{ base: 'none', lg: 'flex' }}
          flexDirection="column"
          justifyContent="center"
          gap="10"
          p="10"
          bg="bg.night"
          color="fg.onNight"
        >
          <WindshieldView />
          <div>
            <chakra.p textStyle="section">{aside.title}</chakra.p>
            <chakra.p mt="2" color="fg.onNightMuted">
              {aside.text}
            </chakra.p>
          </div>
        </chakra.div>
        <chakra.div
          px={{ base: '4', sm: '8', lg: '12' }}
          py={{ base: '8', sm: '10', lg: '14' }}
          minW="0"
          minH={{ lg: '36rem' }}
          display="flex"
          flexDirection="column"
          justifyContent="center"
        >
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {text && (
            <chakra.p mt="2" color="fg.muted">
              {text}
            </chakra.p>
          )}
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
        </chakra.div>
      </Card>
    </chakra.div>
  )
}
