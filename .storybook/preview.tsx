import { startWorker } from '@mocks/browser'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { applyServerScenario, endServerScenario } from '@mocks/storybook/serverScenario'
import { beServed } from '@mocks/storybook/served'
import { takeUnhandledRequests } from '@mocks/storybook/unhandledRequests'
import type { Preview, StoryContext } from '@storybook/react-vite'
import { MotionGlobalConfig } from 'framer-motion'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense } from 'react'
// Drawing comes with the preview, and not one answer later.
import 'react-dom/client'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { SourceType } from 'storybook/internal/docs-tools'
import { action } from 'storybook/actions'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { usualFormatSettings } from '@/domain/formatSettings'
import '@/theme/fonts.css'
import { chosenInstant, fixClock, storyInstant } from './clock'
import { contrastRules } from './checks/contrastRules'
import { applyColorMode } from './colorMode'
import { expectQuietConsole, watchConsole } from './checks/consoleGuard'
import { withStore, withSystem } from './decorators'
import { drivenAddress, drivenPerson } from './driven'
import { openOwnBrowser } from './ownBrowser'
import { openOwnWindow } from './ownWindow'
import { keepToItself } from './pictureFrame'
import { showServerNotice } from './serverNotice'
import type { ToldStory } from './code/storySource'
import type { StoryParameters } from './parameters'
import { chosenState } from './screenStates'
import { personOf } from './people'
import './docs/chosenMode'
import './preview.css'
import { normalServer, toolbars, untouched } from './toolbars'
import { pageOf } from '../stories/start/screens'
import { usualDescriptions } from './code/usualDescriptions'
import { writtenTypes } from './code/writtenTypes'
import { viewports } from './viewports'
import { ownWindow, takeWindow } from './windows'

const DocsPage = lazy(() =>
  import('./docs/DocsPage').then((module) => ({ default: module.DocsPage })),
)

if (window.frameElement?.hasAttribute('inert')) keepToItself()

const DocsFrame = lazy(() =>
  import('./docs/DocsFrame').then((module) => ({ default: module.DocsFrame })),
)

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

/** What moves in is not in sight yet when a play function looks for it: it plays without movement. */
function setMotion(isOn: boolean) {
  document.documentElement.toggleAttribute('data-still', !isOn)
  MotionGlobalConfig.skipAnimations = !isOn
}

/** True when a server, a person or a state is chosen above a story, which is not what its play function is about. */
function isAnother(context: StoryContext): boolean {
  const { globals, parameters } = context
  return (
    drivenAddress(context) !== null || Boolean(chosenState(globals, parameters as StoryParameters))
  )
}

/** Ends a play function at its first look at the page. */
const nothingToPlayWith = new Proxy({} as StoryContext['canvas'], {
  get(_, name) {
    // An await asks whether it is a promise.
    if (name === 'then') return undefined
    throw new Error('This plays with the story as it is: no other server, person or state chosen.')
  },
})

/** True for the story that its page names for one of its views, but for a failure, which is shown where it is. */
function isMainState({ id, title }: StoryContext): boolean {
  const { Loading, Empty, Ready, Forbidden } = pageOf(title)?.states ?? {}
  return [Loading, Empty, Ready, Forbidden].some(
    (name) => name !== undefined && toId(title, storyNameFromExport(name)) === id,
  )
}

/** The rules of contrast that a story is held to: it may ask for more than every story. */
function contrastRulesOf({ a11y }: StoryContext['parameters']): string[] {
  const { rules: asked = [] } = (a11y?.config ?? {}) as { rules?: { id: string }[] }
  const more = asked.map(({ id }) => id).filter((id) => id.startsWith('color-contrast'))
  return [...contrastRules, ...more]
}

/** Passed rules are of use to a reader only; contrast is checked in both color modes after them. */
const rulesOfTestRun = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(contrastRules.map((rule) => [rule, { enabled: false }])),
}

/** Starts the pretend server with the first story, and gives every story its own handlers. */
const startServer = mswLoader(startWorker)

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async (context) => {
      // What the story before gives back to the page with its last frame must not hit this one.
      if (isTestRun) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        takeWindow(ownWindow(context))
      }
      // The story goes on in there, and never here.
      else if (openOwnWindow(context)) await new Promise(() => {})
      // On a plain http address there are no service workers: what asks no server can be shown there.
      if ('serviceWorker' in navigator) {
        await startServer(context)
        await beServed()
      } else showServerNotice()
    },
  ],
  decorators: [withStore, withSystem],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, matchers: { date: /date$/i } },
    // It says so in its panel, and the story stays in sight.
    throwPlayFunctionExceptions: false,
    a11y: { test: 'error', options: isTestRun ? rulesOfTestRun : {} },
    viewport: { options: viewports },
    docs: {
      // What somebody writes who uses the component, in the place of what a test does with it.
      source: {
        type: SourceType.CODE,
        transform: async (_: string, story: ToldStory) =>
          (await import('./code/storySource')).storySource(story),
      },
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
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
          ['How to review', 'What changed', 'Map of the product', 'Every screen'],
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
              '5 Waiting list',
              '5 Back from the waiting list',
              '6 Confirmation',
            ],
            'Auth',
            'Admin',
            ['Frame', 'Dashboard'],
            'Technician',
          ],
          'Messages',
          ['Mails', 'Texts'],
          'Flows',
          'Mocks',
        ],
      },
    },
  },
  argTypesEnhancers: [writtenTypes, usualDescriptions],
  globalTypes: toolbars,
  initialGlobals: untouched,
  beforeAll: async () => {
    if (!isTestRun) return
    const { configure, userEvent } = await import('storybook/test')
    // Between two keys a person pauses, and a page draws; a test needs neither.
    handOfTestRun = () => userEvent.setup({ delay: null })
    configure({
      // A busy machine takes many times as long as an idle one.
      asyncUtilTimeout: 20_000,
      // While something is waited for, each look at the page would print all of it.
      getElementError: (message) => new Error(message ?? 'No such element'),
    })
    await import('./testRun.css')
  },
  beforeEach: async (context) => {
    const { globals } = context
    const address = drivenAddress(context)
    setMotion(false)
    const { answers, clock, linksFollowed, server } = context.parameters as StoryParameters
    if (handOfTestRun) context.userEvent = handOfTestRun()
    applyColorMode(globals.colorMode === 'dark' ? 'dark' : 'light')
    const isLargerText = globals.textSize !== untouched.textSize
    document.documentElement.style.fontSize = isLargerText ? `${globals.textSize}%` : ''
    if (isTestRun) watchConsole()
    // A technician's device keeps the day, in the portal and in the whole app.
    const isApp = linksFollowed || address !== null
    const leaveBrowser = await openOwnBrowser(
      isApp || pageOf(context.title)?.person === 'technician',
    )
    takeUnhandledRequests()
    setBusinessTimeZone(usualFormatSettings.timeZone)
    // Before the scenario: its session runs out by the story's clock.
    const instant = chosenInstant(globals.clock) ?? clock
    const releaseClock = fixClock(instant ?? storyInstant)
    if (context.msw) {
      context.msw.use(...(answers?.() ?? []))
      // A story names its scenario; the toolbar overrules it.
      const isStorys = globals.server === normalServer
      const scenario = isStorys ? server : String(globals.server)
      const person = address === null ? personOf(context) : drivenPerson(context)
      applyServerScenario(scenario, context.msw, person)
    }
    // The play function is about the story as it is, and must not act in another one.
    if (isAnother(context) && !isTestRun) {
      context.canvasElement = document.createElement('div')
      context.canvas = nothingToPlayWith
      // One that looks at the whole page ends when it acts.
      context.userEvent = nothingToPlayWith as unknown as StoryContext['userEvent']
    }
    if (!linksFollowed && address === null) document.addEventListener('click', keepLinksInStory)
    return () => {
      endServerScenario()
      releaseClock()
      leaveBrowser()
      document.removeEventListener('click', keepLinksInStory)
    }
  },
  afterEach: async (context) => {
    const { globals, parameters } = context
    // What a state looks like begins at its top, wherever its play had to look.
    if (isMainState(context)) scrollTo(0, 0)
    if (!isTestRun) {
      // Who looks at the story from here on sees it move, and sees it: a play that does not fit the chosen window
      // says so in its panel, and no check covers the story.
      setMotion(true)
      return
    }
    const { checkOwnLook } = await import('./checks/lookCheck')
    checkOwnLook(context)
    if (parameters.a11y?.test === 'error') {
      const { checkContrast } = await import('./checks/contrastCheck')
      await checkContrast(
        globals.colorMode === 'dark' ? 'dark' : 'light',
        contrastRulesOf(parameters),
      )
    }
    const { checkReflow } = await import('./checks/reflowCheck')
    await checkReflow()
    const unhandled = takeUnhandledRequests()
    if (unhandled.length > 0) {
      throw new Error(`Requests that no mock answers:\n${unhandled.join('\n')}`)
    }
    const { expectedConsole } = parameters as StoryParameters
    expectQuietConsole(expectedConsole)
    // After the console's check: what it plays again may well fail.
    const { checkStateWords } = await import('./checks/stateCheck')
    await checkStateWords(context)
    const { checkOtherWindows } = await import('./checks/windowCheck')
    await checkOtherWindows(context, contrastRulesOf(parameters))
  },
}

export default preview
