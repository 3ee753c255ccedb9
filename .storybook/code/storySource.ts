import type { createStore } from 'jotai'
import { scenarioShownBy } from '@mocks/scenarios/catalogue'
import { pageOf } from '../../stories/start/screens'
import { readStoryCodes, type StoryCode } from '../../stories/start/storyCodes'
import { nameOfAtom } from './atomNames'
import type { StoryParameters } from '../parameters'
import type { PinnedAtom, Settable } from '../pins'
import { printed } from './printed'

/** A story, as far as its code tells of it. */
export type ToldStory = {
  id: string
  title: string
  name: string
  parameters: Readonly<Record<string, unknown>>
  initialArgs: Readonly<Record<string, unknown>>
}

type Told = { imports: string[]; lines: string[] }

/**
 * The code of a story for somebody who builds with the component, or tests it: its imports, the atoms that put it in
 * this state, and what draws it. A walk through the app is told as a test of it. Empty where nobody can use more.
 */
export async function storySource(story: ToldStory): Promise<string> {
  const code = (await readStoryCodes())[story.id]
  const { address } = story.initialArgs
  if (!code) return typeof address === 'string' ? testOf(story, address) : ''
  const { atoms = [], server, person } = story.parameters as StoryParameters
  const pinned = pinnedBy(atoms, pageOf(story.title)?.file ?? '')
  const parts = [
    [...pinned.imports, ...code.imports].join('\n'),
    ...code.constants,
    pinned.lines.join('\n'),
    drawn(code, pinned.lines.length > 0),
  ]
  if (person) parts.push(`// Somebody is signed in whose role is ${printed(person)}.`)
  if (server) parts.push(underServer(server, pageOf(story.title)?.routes[0]))
  return parts.filter(Boolean).join('\n\n')
}

function drawn({ drawn }: StoryCode, isInStore: boolean): string {
  return isInStore
    ? `<Provider store={store}>\n${drawn.replace(/^(?=.)/gm, '  ')}\n</Provider>`
    : drawn
}

/** What the panel draws around its screens has atoms of its own. */
const frame = 'admin/frame/'

/** The atoms that are set before the component of that file is drawn. */
function pinnedBy(atoms: readonly PinnedAtom[], file: string): Told {
  const set: { atom: Settable; value: unknown }[] = []
  const store = { set: (atom: Settable, value: unknown) => void set.push({ atom, value }) }
  for (const pin of atoms) pin.setIn(store as unknown as ReturnType<typeof createStore>)
  const known = set.flatMap(({ atom, value }) => {
    const named = nameOfAtom(atom)
    const isOfFrame = named?.from.includes(frame) && !file.startsWith(frame)
    return named && !isOfFrame ? [{ ...named, value }] : []
  })
  if (known.length === 0) return { imports: [], lines: [] }
  const byModule = new Map<string, Set<string>>()
  for (const { name, from } of known) {
    const [whole = name] = name.split('.')
    byModule.set(from, (byModule.get(from) ?? new Set<string>()).add(whole))
  }
  return {
    imports: [
      "import { createStore, Provider } from 'jotai'",
      ...[...byModule].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}'`),
    ],
    lines: [
      'const store = createStore()',
      ...known.map(({ name, value }) => `store.set(${name}, ${printed(value)})`),
    ],
  }
}

/** What has the server fail, in a test of the app and in the browser. */
function underServer(server: string, address = '/'): string {
  const name = printed(server)
  return [
    '// The server fails. In a test of the app:',
    `//   underScenario(${name})`,
    `//   openApp(${printed(address)})`,
    `// In the browser: npm run dev:mocked, then ${address}?scenario=${server}`,
  ].join('\n')
}

/** The beginning of a test in tests/app that comes to the same. */
function testOf({ id, name, parameters }: ToldStory, address: string): string {
  const { server } = parameters as StoryParameters
  const scenario = scenarioShownBy(id)
  const used = ['openApp', ...(server ? ['underScenario'] : []), 'useMockBackend']
  return [
    "import { test } from 'vitest'",
    `import { ${used.join(', ')} } from './support/openApp'`,
    '',
    'useMockBackend()',
    '',
    `test(${printed(scenario?.title ?? name)}, async () => {`,
    ...(server ? [`  underScenario(${printed(server)})`] : []),
    `  openApp(${printed(address)})`,
    ...(scenario ? [`  // ${scenario.shown.act}. Then: ${scenario.person}`] : []),
    '})',
  ].join('\n')
}
