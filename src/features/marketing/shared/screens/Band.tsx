import { chakra } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'
import { Page } from '@/ui/Page'

type BandProps = {
  /** `night` is the dark surface of hero and closing call in both color modes. */
  tone?: 'plain' | 'surface' | 'night'
  /** Names the region for screen readers: the id of its heading. */
  labelledBy?: string
  id?: string
  children: ReactNode
}

/** A warm sun at the upper edge, a teal glow at the lower one. */
export const nightGlow =
  'radial-gradient(42rem 22rem at 88% -12%, rgb(252 170 34 / 0.22), transparent 70%), radial-gradient(60rem 30rem at 8% 118%, rgb(28 145 143 / 0.42), transparent 70%)'

const tones = {
  plain: {},
  surface: {
    bg: 'bg.surface',
    borderColor: 'border.muted',
    borderStyle: 'solid',
    borderWidth: '1px 0',
  },
  night: {
    bg: 'bg.night',
    bgImage: nightGlow,
    color: 'fg.onNight',
    borderBottom: '1px solid',
    borderColor: 'border.onNight',
  },
} as const

/**
 * One horizontal band of a page, with the page's margins and generous space above and below. React hydrates
 * each on its own, first the one that is touched.
 */
export function Band({ tone = 'plain', labelledBy, id, children }: BandProps) {
  return (
    <chakra.section
      id={id}
      aria-labelledby={labelledBy}
      // What is far below the window is laid out when it comes near.
      contentVisibility="auto"
      containIntrinsicSize="auto 42rem"
      {...tones[tone]}
    >
      <Page py={{ base: '12', md: '16', lg: '20' }}>
        <Suspense>{children}</Suspense>
      </Page>
    </chakra.section>
  )
}

type HeadingProps = {
  id?: string
  eyebrow?: string
  title: string
  lead?: string
}

/** The title of a band, with a short line above and a paragraph below. */
export function BandHeading({ id, eyebrow, title, lead }: HeadingProps) {
  return (
    <chakra.div maxW="prose" mb={{ base: '6', md: '8' }}>
      {eyebrow && (
        <chakra.p textStyle="eyebrow" color="accent.fg" mb="1.5">
          {eyebrow}
        </chakra.p>
      )}
      <chakra.h2 id={id} textStyle="title" textWrap="balance">
        {title}
      </chakra.h2>
      {lead && (
        <chakra.p textStyle="lead" color="fg.muted" mt="3" textWrap="pretty">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  )
}
