import type { GlobalTypes } from 'storybook/internal/types'
import { scenarios } from '@mocks/scenarios/catalogue'
import { probeCalls } from '@mocks/scenarios/failures'
import type { ScenarioArea } from '@mocks/scenarios/scenario'
import { roles } from '@/domain/roles'
import { words } from '@/platform/words/shared/en'
import { asTheStorySays, visitor } from './people'
import { asStoryShows } from './screenStates'

/** The toolbar's value for a server that does as it should, or as the story's own scenario says. */
export const normalServer = 'normal'

/** A person that the toolbar offers. */
export type PersonChoice = { value: string; title: string }

const persons: readonly PersonChoice[] = [
  // Chosen, it is the tool's name.
  { value: asTheStorySays, title: 'Person' },
  { value: visitor, title: 'Nobody' },
  ...roles.map((role) => ({ value: role, title: words.roles[role] })),
]

/** A failure that the toolbar offers. */
export type ServerChoice = {
  value: string
  title: string
  area: ScenarioArea
  /** What somebody does to meet it, in everyday words. */
  act: string
  /** What the person must see. */
  person: string
  /** Everything by which it is found, in small letters. */
  words: string
}

/** What the toolbar's Server is made of. */
export type ServerGlobal = { choices: readonly ServerChoice[]; calls: readonly string[] }

const servers: readonly ServerChoice[] = scenarios.map((scenario) => {
  const { name, title, area, person, server, shown, alsoCalled = [] } = scenario
  return {
    value: name,
    title,
    area,
    act: shown.act,
    person,
    words: [name, title, area, person, server, ...alsoCalled].join(' ').toLowerCase(),
  }
})

/** True when the toolbar names a scenario, whatever the story says. */
export const isServerChosen = (value: unknown): boolean =>
  value !== undefined && value !== normalServer

/** In percent: numbers, since an address gives them back as such. Storybook's menu takes them, its type does not. */
const textSizes = [100, 150, 200] as unknown as readonly [string, string, string]

/** What the toolbar shows above every story; each choice is part of the address. */
export const toolbars = {
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
  textSize: {
    description: 'Text size, as a browser set to larger text shows it',
    toolbar: {
      title: 'Text',
      icon: 'type',
      items: [
        { value: textSizes[0], title: '100%' },
        { value: textSizes[1], title: '150%' },
        { value: textSizes[2], title: '200%' },
      ],
      dynamicTitle: true,
    },
  },
  // The controls of these two know what can touch the story, in manager.ts.
  role: { description: 'Who is signed in', choices: persons },
  server: { description: 'What the pretend server does', choices: servers, calls: probeCalls },
  // Their control knows which of them the story's screen has, in manager.ts.
  state: { description: 'Which view of the screen is shown' },
  rows: { description: 'How many records there are' },
  texts: { description: 'How long the texts are, and in which direction they run' },
  // Its control is a date and a time, in manager.ts.
  clock: { description: 'What time it is, in Los Angeles' },
} satisfies GlobalTypes

/** What every toolbar says until somebody chooses. */
export const untouched = {
  colorMode: 'light',
  textSize: textSizes[0],
  role: asTheStorySays,
  server: normalServer,
  state: asStoryShows,
  rows: asStoryShows,
  texts: asStoryShows,
  clock: '',
}
