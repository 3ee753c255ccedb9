import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { areaOf } from '@mocks/scenarios/composed'
import { hasRoute } from '@mocks/scenarios/failures'
import type { AskedScenario } from './asked'
import { session, walks, type Walk } from './walks'

/** What a saved failure changes in the project. */
export type Entry = {
  /** The file of its area in mocks/scenarios. */
  scenarios: string
  /** The file of its story. */
  stories: string
  /** The title of that page of stories. */
  page: string
  /** The story's name in the report of a test run. */
  test: string
  /** The new text of each of the files; `from` gives the one there is, or nothing. */
  write: (path: string, from: string) => string
}

/**
 * The entry of a failure in its area and its story, which plays to it.
 * @param first the statuses of the calls that go well before the first one fails
 */
export function entryOf(asked: AskedScenario, first: readonly number[]): Entry {
  const area = areaOf(asked.composed.call)
  const camel = area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const page = `Flows/Server failures/${area[0]?.toUpperCase()}${area.slice(1).replaceAll('-', ' ')}`
  const scenarios = `mocks/scenarios/${camel}.ts`
  const stories = `stories/flows/failures/${camel[0]?.toUpperCase()}${camel.slice(1)}.stories.tsx`
  const walk = walkOf(asked)
  const writers: Record<string, (from: string) => string> = {
    [scenarios]: (from) => withScenario(from, asked, { area, walk, first }),
    [stories]: (from) => withStory(from || storyPage(page, walk), asked, walk),
    'mocks/scenarios/shown.ts': (from) => withAct(from, asked, walk),
  }
  return {
    scenarios,
    stories,
    page: toId(page, 'x').slice(0, -3),
    test: storyNameFromExport(asked.story),
    write: (path, from) => writers[path]?.(from) ?? from,
  }
}

/** Where the failure is met: the page it was composed in, unless somebody has to do something elsewhere first. */
function walkOf({ composed: { call }, page, person }: AskedScenario): Walk {
  const usual = hasRoute(call) ? walks[call] : undefined
  const [route] = page?.routes ?? []
  if (!route || usual?.isAct) return usual ?? { address: '/' }
  const isSignedOut = usual?.seed?.stored === 'session' && usual.seed.expiresIn < 0
  const role = person === undefined ? page?.person : person
  return {
    address: route,
    seed: role ? session(role, isSignedOut ? -600 : undefined) : undefined,
    hasQuote: page?.fails.includes('quote'),
  }
}

type Facts = { area: string; walk: Walk; first: readonly number[] }

function withScenario(from: string, asked: AskedScenario, { area, walk, first }: Facts): string {
  const { name, title, message, composed } = asked
  const { call, shape, status, code, delay } = composed
  const made = {
    rest: ['rest', `rest(${status}, ${quote(code)}, ${quote(message)})`],
    auth: ['auth', `auth(${status}, ${quote(code)}, ${quote(message)})`],
    page: ['page', `page(${status}, ${quote(String(status))})`],
    offline: [undefined, quote('offline')],
    silent: [undefined, quote('silent')],
  }[shape]
  const source = {
    rest: `rest: ${code || status}`,
    auth: `${area}: ${code || status}`,
    page: `client: ${status} that is not JSON`,
    offline: 'client: network',
    silent: 'client: no answer',
  }[shape]
  const [factory, how] = made
  const entry = `  simpleFailure({
    name: ${quote(name)},
    title: ${quote(title)},
    area: ${quote(area)},
    source: ${quote(source)},
    calls: [${quote(call)}],
    how: ${how},
    person: ${quote(unwritten)},
    ${walk.seed ? `seed: ${JSON.stringify(walk.seed)},` : ''}
    ${delay > 0 ? `after: ${delay},` : ''}
    ${first.length > 0 ? `first: [${first.join(', ')}],` : ''}
  }),\n`.replaceAll(/\n\s*(?=\n)/g, '')
  const list = /^export const \w+Scenarios: ScenarioFacts\[\] = \[\n/m.exec(from)
  const end = list ? from.indexOf('\n]\n', list.index) : -1
  if (end < 0) throw new Error(`mocks/scenarios has no list for ${area}`)
  const entered = `${from.slice(0, end + 1)}${entry}${from.slice(end + 1)}`
  return withImports(entered, ['simpleFailure', ...(factory ? [factory] : [])], './simpleFailure')
}

/** What stands in a new scenario until its words are known. */
export const unwritten = 'To be written: what the person must see.'

function withStory(from: string, asked: AskedScenario, walk: Walk): string {
  const { name, story, composed } = asked
  const times = composed.after > 0 ? `, ${composed.after + 1}` : ''
  const quoteFilledIn = walk.hasQuote ? ', behind: quoteFilledIn' : ''
  const text = `${from}
export const ${story}: Story = {
  ...underFailure(${quote(name)}, async (walk) => {
    ${walk.isAct ? `await acts[${quote(composed.call)}](walk)` : ''}
    await asked(${quote(composed.call)}${times})
    await wordsMissing()
  }),
  args: { address: ${quote(walk.address)}${quoteFilledIn} },
}
`
  const own = [...(walk.isAct ? ['acts'] : []), ...(walk.hasQuote ? ['quoteFilledIn'] : [])]
  const inOwn = own.length > 0 ? withImports(text, own, './acts') : text
  const inSeen = withImports(inOwn, ['wordsMissing'], './wordsMissing')
  return withImports(inSeen, ['asked', 'underFailure'], './underFailure')
}

/** The story of a failure with the words that the person sees. */
export function withWords(from: string, words: readonly string[]): string {
  const reads = words.map((text) => `await read(walk, ${quote(text)})`).join('\n    ')
  const read = from
    .replace('await wordsMissing()', reads)
    .replace("import { wordsMissing } from './wordsMissing'\n", '')
  return withImports(read, ['read'], '../walking')
}

function withAct(from: string, { name }: AskedScenario, walk: Walk): string {
  if (walk.isAct) return from
  const list = 'const acts: Readonly<Record<string, string>> = {\n'
  if (!from.includes(list)) throw new Error('mocks/scenarios/shown.ts has no list of acts')
  return from.replace(
    list,
    `${list}  ${quote(name)}: ${quote(`Open the page at ${walk.address}`)},\n`,
  )
}

function storyPage(page: string, { address }: Walk): string {
  const window = address.startsWith('/admin') ? 'desktop' : 'phone'
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppInStory } from '../AppInStory'

const meta = {
  title: ${quote(page)},
  component: AppInStory,
  args: { address: ${quote(address)} },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  globals: { viewport: { value: ${quote(window)}, isRotated: false } },
  parameters: { linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>
`
}

/** A file with these names imported from there, beside those it has. */
function withImports(text: string, names: readonly string[], from: string): string {
  const known = new RegExp(`^import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'\n`, 'm')
  const has =
    known
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const all = [...new Set([...has, ...names])].filter(Boolean).sort(byName)
  const line = `import { ${all.join(', ')} } from '${from}'\n`
  if (known.test(text)) return text.replace(known, () => line)
  const [last = ''] = [...text.matchAll(/^import [^;]*? from '[^']+'\n/gm)]
    .map(([whole]) => whole)
    .slice(-1)
  return text.replace(last, () => last + line)
}

const byName = (one: string, other: string) =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''))

const quote = (text: string) => JSON.stringify(text)
