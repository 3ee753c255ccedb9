import { chakra, ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '@/theme/system'
import { linkTo } from './storyLinks'
import type { WindowName } from '../../.storybook/windows'
import { StoryPicture } from './StoryPicture'
import { usePageLook } from './usePageLook'

type Door = {
  title: string
  /** What somebody of this kind comes for. */
  text: string
  story: string
  window: WindowName
  /** Globals that the picture and its link are shown under, as an address carries them. */
  under?: string
  steps: readonly { href: string; text: string }[]
}

const everyScreen = './?path=/docs/start-here-every-screen--about'

const doors: readonly Door[] = [
  {
    title: 'I design',
    text: 'Look at any screen in any state, window and mode, and share exactly that.',
    story: 'screens-quote-5-appointment--ready-to-confirm',
    window: 'phone',
    steps: [
      { href: everyScreen, text: 'Find a screen by its words' },
      { href: './?path=/story/foundations-tokens-and-writing--color', text: 'Colors, type, space' },
      { href: './?path=/docs/ui-button--about', text: 'The blocks, and when to use which' },
    ],
  },
  {
    title: 'I decide',
    text: 'See what changed and approve it; walk through the whole product by itself, then by hand.',
    story: 'screens-admin-dashboard--ready',
    window: 'desktop',
    steps: [
      {
        href: './?path=/docs/start-here-what-changed--about',
        text: 'What changed since the last version',
      },
      {
        href: './?path=/docs/start-here-map-of-the-product--about',
        text: 'The whole product on one map',
      },
      {
        href: './?path=/story/flows-quote-wizard--from-the-home-page-to-the-confirmation',
        text: 'A visitor books',
      },
      {
        href: './?path=/story/flows-quote-to-job-to-order--from-the-quote-to-the-order',
        text: 'The office works',
      },
      {
        href: './?path=/story/flows-a-technician-s-day--from-sign-in-to-the-last-job',
        text: 'A technician’s day',
      },
    ],
  },
  {
    title: 'I build',
    text: 'Put any screen under any failure, as any person: Server and Person in the toolbar.',
    story: 'screens-admin-quotes--ready',
    window: 'desktop',
    under: 'server:profile-missing',
    steps: [
      { href: './?path=/docs/mocks-server-scenarios--all', text: 'Every failure, by name' },
      {
        href: `${linkTo('screens-admin-quotes--ready')}&globals=server:refresh-session-expired`,
        text: 'The quotes with an expired session',
      },
      { href: './?path=/docs/ui-datatable--about', text: 'Properties and code of a block' },
    ],
  },
]

/** The three ways into the catalogue: who comes, a live picture of what for, and where to go on. */
export function Doors() {
  const look = usePageLook()
  return (
    <ChakraProvider value={system}>
      <chakra.ul
        listStyleType="none"
        p="0"
        m="0"
        mb="10"
        display="grid"
        gap="5"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
      >
        {doors.map((door) => (
          <DoorCard key={door.title} {...door}>
            <StoryPicture id={door.story} look={look} window={door.window} under={door.under} />
          </DoorCard>
        ))}
      </chakra.ul>
    </ChakraProvider>
  )
}

function DoorCard({ title, text, steps, children }: Door & { children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      p="5"
      bg="bg.surface"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
    >
      <chakra.h3 textStyle="card">{title}</chakra.h3>
      <chakra.p color="fg.muted">{text}</chakra.p>
      {children}
      <chakra.ul m="0" ps="5" display="grid" gap="1">
        {steps.map((step) => (
          <li key={step.href}>
            <chakra.a href={step.href} target="_top" color="accent.fg" textDecoration="underline">
              {step.text}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.li>
  )
}
