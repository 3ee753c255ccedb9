import { takeUnhandledRequests } from '@mocks/storybook/unhandledRequests'
import type { Preview, StoryContext } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { action } from 'storybook/actions'
import '@/theme/fonts.css'
import { chosenInstant, fixClock, storyInstant } from './clock'
import { applyColorMode } from './colorMode'
import { expectQuietConsole, watchConsole } from './consoleGuard'
import { contrastRules } from './contrastRules'
import { withStore, withSystem } from './decorators'
import { layOutEverything } from './layOutEverything'
import { openOwnWindow } from './ownWindow'
import { chosenRole } from './people'
import { isServerRunning, settleServer, startServer } from './pretendServer'
import './preview.css'
import { standStill } from './standStill'
import { normalServer, toolbars, untouched } from './toolbars'
import { viewports } from './viewports'

const DocsPage = lazy(() => import('./DocsPage').then((module) => ({ default: module.DocsPage })))

const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false'
const followed = action('link followed')

/** Makes the typing and clicking hand of a story's play function, in test runs. */
let handOfTestRun: (() => StoryContext['userEvent']) | undefined

/** Screens use plain links that the router app follows; alone in a story they must not leave it. */
function keepLinksInStory(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a[href]')
  const href = link?.getAttribute('href') ?? ''
  if (!link || href.startsWith('#')) return
  event.preventDefault()
  followed(href)
}

/** Passed rules are of use to a reader only; contrast is checked in both color modes after them. */
const rulesOfTestRun = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(contrastRules.map((rule) => [rule, { enabled: false }])),
}

type Told = { globals: Record<string, unknown>; parameters: Record<string, unknown> }

/** A story names its scenario; the toolbar overrules it. */
function scenarioOf({ globals, parameters }: Told): string | undefined {
  const chosen = globals.server === normalServer ? parameters.server : globals.server
  return chosen as string | undefined
}

/** True when a story must find the pretend server running, rather than start it by asking. */
function needsServer(told: Told): boolean {
  const { linksFollowed, msw } = told.parameters
  return isTestRun || isServerRunning() || !!scenarioOf(told) || !!linksFollowed || !!msw
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async (context) => {
      // What the story before gives back to the page with its last frame must not hit this one.
      if (isTestRun)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      // The story goes on in there, and never here.
      else if (openOwnWindow(context.globals)) await new Promise(() => {})
      if (needsServer(context)) await startServer(context as never)
    },
  ],
  decorators: [withStore, withSystem],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, matchers: { date: /date$/i } },
    a11y: { test: 'error', options: isTestRun ? rulesOfTestRun : {} },
    viewport: { options: viewports },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    // Clock and motion stand still in the stories themselves; flows opt out where they are.
    chromatic: {
      pauseAnimationAtEnd: true,
      modes: {
        'light phone': { colorMode: 'light', viewport: 'phone' },
        'light desktop': { colorMode: 'light', viewport: 'desktop' },
        'dark phone': { colorMode: 'dark', viewport: 'phone' },
        'dark desktop': { colorMode: 'dark', viewport: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['How to review', 'Every screen'],
          'Foundations',
          'UI',
          'Screens',
          [
            'Marketing',
            'Quote',
            [
              '1 Vehicle',
              '2 Service',
              '3 Position',
              '4 Glass type',
              '5 Appointment',
              '5 Appointment failures',
              '6 Confirmation',
            ],
            'Auth',
            'Admin',
            ['Frame', 'Dashboard'],
            'Technician',
          ],
          'Flows',
          'Mocks',
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: untouched,
  beforeAll: async () => {
    if (!isTestRun) return
    const { configure, userEvent } = await import('storybook/test')
    // Between two keys a person pauses, and a page draws; a test needs neither.
    handOfTestRun = () => userEvent.setup({ delay: null })
    // A busy machine takes many times as long as an idle one.
    configure({ asyncUtilTimeout: 20_000 })
    layOutEverything()
    standStill()
  },
  beforeEach: (context) => {
    const { globals, parameters } = context
    if (handOfTestRun) context.userEvent = handOfTestRun()
    applyColorMode(globals.colorMode === 'dark' ? 'dark' : 'light')
    const isLargerText = globals.textSize !== untouched.textSize
    document.documentElement.style.fontSize = isLargerText ? `${globals.textSize}%` : ''
    watchConsole()
    localStorage.clear()
    sessionStorage.clear()
    takeUnhandledRequests()
    // Before the scenario: its session runs out by the story's clock.
    const instant = chosenInstant(globals.clock) ?? (parameters.clock as string | undefined)
    const releaseClock = fixClock(instant ?? storyInstant)
    const endServer = settleServer(context as never, {
      scenario: scenarioOf(context),
      role: chosenRole(globals.role),
    })
    const isFlow = parameters.linksFollowed === true
    if (!isFlow) document.addEventListener('click', keepLinksInStory)
    return () => {
      endServer()
      releaseClock()
      document.removeEventListener('click', keepLinksInStory)
    }
  },
  afterEach: async ({ globals, parameters }) => {
    if (isTestRun && parameters.a11y?.test === 'error') {
      const { checkContrast } = await import('./contrastCheck')
      await checkContrast(globals.colorMode === 'dark' ? 'dark' : 'light')
    }
    const unhandled = takeUnhandledRequests()
    if (unhandled.length > 0) {
      throw new Error(`Requests that no mock answers:\n${unhandled.join('\n')}`)
    }
    expectQuietConsole(parameters.expectedConsole as readonly string[] | undefined)
  },
}

export default preview
