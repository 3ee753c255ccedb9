import { scenarios } from '@mocks/scenarios/catalogue'
import { roles } from '@/domain/roles'
import { words } from '@/platform/words/shared/en'
import { asTheStorySays, visitor } from './people'

/** The toolbar's value for a server that does as it should, or as the story's own scenario says. */
export const normalServer = 'normal'

/** True when the toolbar names a scenario, whatever the story says. */
export const isServerChosen = (value: unknown): boolean =>
  value !== undefined && value !== normalServer

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
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100%' },
        { value: '150', title: 'Text 150%' },
        { value: '200', title: 'Text 200%' },
      ],
      dynamicTitle: true,
    },
  },
  role: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Person',
      icon: 'user',
      items: [
        { value: asTheStorySays, title: "The story's person" },
        { value: visitor, title: 'Nobody signed in' },
        ...roles.map((role) => ({ value: role, title: words.roles[role] })),
      ],
      dynamicTitle: true,
    },
  },
  server: {
    description: 'What the pretend server does',
    toolbar: {
      title: 'Server',
      icon: 'database',
      items: [
        { value: normalServer, title: "The story's server" },
        ...scenarios.map(({ name, title, area }) => ({
          value: name,
          title: `${area}: ${title}`,
        })),
      ],
      dynamicTitle: true,
    },
  },
  // Its control is a date and a time, in manager.ts.
  clock: { description: 'What time it is, in Los Angeles' },
}

/** What every toolbar says until somebody chooses. */
export const untouched = {
  colorMode: 'light',
  textSize: '100',
  role: asTheStorySays,
  server: normalServer,
  clock: '',
}
