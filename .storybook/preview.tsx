import { startWorker } from '@mocks/browser'
import {
  applyServerScenario,
  endServerScenario,
  normalServer,
  serverToolbar,
} from '@mocks/storybook/serverToolbar'
import { takeUnhandledRequests } from '@mocks/storybook/unhandledRequests'
import type { Preview } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { action } from 'storybook/actions'
import '@/theme/fonts.css'
import { fixClock, storyInstant } from './clock'
import { applyColorMode } from './colorMode'
import { expectQuietConsole, watchConsole } from './consoleGuard'
import { checkOtherColorMode } from './darkModeCheck'
import { withStore, withSystem } from './decorators'
import './preview.css'
import { viewports } from './viewports'

const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false'
const followed = action('link followed')

/** Screens use plain links that the router app follows; alone in a story they must not leave it. */
function keepLinksInStory(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a[href]')
  const href = link?.getAttribute('href') ?? ''
  if (!link || href.startsWith('#')) return
  event.preventDefault()
  followed(href)
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withStore, withSystem],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, matchers: { date: /date$/i } },
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'UI', 'Screens', 'Flows', 'Mocks'],
      },
    },
  },
  globalTypes: {
    server: serverToolbar,
    colorMode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { colorMode: 'light', server: normalServer },
  beforeEach: (context) => {
    const { globals, parameters } = context
    applyColorMode(globals.colorMode === 'dark' ? 'dark' : 'light')
    watchConsole()
    localStorage.clear()
    sessionStorage.clear()
    takeUnhandledRequests()
    // Before the scenario: its session runs out by the story's clock.
    const releaseClock = fixClock((parameters.clock as string | undefined) ?? storyInstant)
    // A story names its scenario; the toolbar overrules it.
    const chosen = globals.server === normalServer ? parameters.server : globals.server
    applyServerScenario(chosen as string | undefined, (context as { msw?: SetupWorker }).msw!)
    const isFlow = parameters.linksFollowed === true
    if (!isFlow) document.addEventListener('click', keepLinksInStory)
    return () => {
      endServerScenario()
      releaseClock()
      document.removeEventListener('click', keepLinksInStory)
    }
  },
  afterEach: async ({ globals, parameters }) => {
    if (isTestRun && parameters.a11y?.test === 'error') {
      await checkOtherColorMode(globals.colorMode === 'dark' ? 'dark' : 'light')
    }
    const unhandled = takeUnhandledRequests()
    if (unhandled.length > 0) {
      throw new Error(`Requests that no mock answers:\n${unhandled.join('\n')}`)
    }
    expectQuietConsole(parameters.expectedConsole as readonly string[] | undefined)
  },
}

export default preview
