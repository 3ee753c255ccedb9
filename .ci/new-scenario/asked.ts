import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { roles, type Role } from '@/domain/roles'
import { scenarios } from '@mocks/scenarios/catalogue'
import { readComposed, type Composed } from '@mocks/scenarios/composedName'
import { hasRoute, namedCall, probeCalls } from '@mocks/scenarios/failures'
import { screenPages, type ScreenPage } from '../../stories/start/screens'

/** A failure to be saved, as its developer asks for it. */
export type AskedScenario = {
  name: string
  /** The export of its story: QuotesTimeOut. */
  story: string
  title: string
  composed: Composed
  /** What the server says in the body; empty where it says nothing. */
  message: string
  /** The page on which it was composed; undefined where only its name was given. */
  page: ScreenPage | undefined
  /** Whom the toolbar had signed in; null for nobody, undefined for whom the page is for. */
  person: Role | null | undefined
}

/** What is missing or wrong, said to the developer in place of a failure with its stack. */
export class Refusal extends Error {}

const usage = `npm run new:scenario -- "<address or name of a composed failure>" --name <kebab-name>

Compose the failure in Storybook (toolbar: Server, Compose a failure) and copy the address. For example:
npm run new:scenario -- "made list_records rest 504 PGRST003 0 0" --name products-time-out`

/**
 * Reads the command line.
 * @throws Refusal that says what to give instead
 */
export function readAsked(line: readonly string[]): AskedScenario {
  const { values, positionals } = parsed(line)
  const [given = ''] = positionals
  const name = values.name ?? ''
  if (!given) throw new Refusal(usage)
  const { server, storyId, person } = readAddress(given)
  const composed = readComposed(server)
  if (!composed) {
    throw new Refusal(
      `"${server || given}" is no composed failure: its name begins with "made".\n\n${usage}`,
    )
  }
  const call = callOf(composed.call)
  const story = storyOf(name)
  const page = screenPages.find(({ title }) => storyId.startsWith(toId(title, 'x').slice(0, -1)))
  if (!hasRoute(call) && !page) {
    throw new Refusal(
      `Which screen asks for ${call}? Give the whole address of the story below Screens in which you composed the failure.`,
    )
  }
  if (!composed.code && composed.status < 400 && composed.shape !== 'page') {
    throw new Refusal(`${composed.status} is no failure: compose one with a status from 400 on.`)
  }
  return {
    name,
    story,
    title: values.title ?? sentence(name),
    composed: { ...composed, call },
    message: messageOf(composed, values.message),
    page,
    person,
  }
}

function parsed(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        title: { type: 'string' },
        message: { type: 'string' },
      },
    })
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message}\n\n${usage}`)
  }
}

/** A composed failure stands in the address of Storybook, or of the mocked app, or is given by its name. */
function readAddress(given: string) {
  if (!/[?&](globals|scenario)=/.test(given))
    return { server: given, storyId: '', person: undefined }
  const { searchParams } = new URL(given, 'http://localhost')
  const globals = new Map(
    (searchParams.get('globals') ?? '').split(';').map((pair) => {
      const [key = '', ...value] = pair.split(':')
      return [key, value.join(':')]
    }),
  )
  const role = globals.get('role')
  return {
    server: globals.get('server') ?? searchParams.get('scenario') ?? '',
    storyId:
      searchParams.get('id') ?? /\/story\/(.+)/.exec(searchParams.get('path') ?? '')?.[1] ?? '',
    person: role === 'visitor' ? null : roles.find((known) => known === role),
  }
}

function callOf(call: string): string {
  const named = hasRoute(call) ? call : namedCall(call)
  if (named) return named
  const types = readFileSync('src/platform/client/database.types.ts', 'utf8')
  const functions = types.slice(types.indexOf('    Functions: {\n'))
  const known = [...functions.matchAll(/^ {6}(\w+): \{/gm)].map(([, name = '']) => name)
  if (known.includes(call)) return call
  const [start = ''] = call.split(/[_-]/)
  const near = [...probeCalls, ...known].filter((name) => name.includes(start)).slice(0, 8)
  throw new Refusal(
    `The product makes no call "${call}". ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : `It makes ${probeCalls.join(', ')}, and calls the functions of the database.`}`,
  )
}

function storyOf(name: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name)) {
    throw new Refusal(
      `--name ${name ? `"${name}" is not fit for an address` : 'is missing'}: give two or more words in small letters, such as --name products-time-out`,
    )
  }
  if (scenarios.some((scenario) => scenario.name === name)) {
    throw new Refusal(`There is a scenario "${name}" already: give another --name.`)
  }
  const story = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (toId('x', storyNameFromExport(story)) !== `x--${name}`) {
    throw new Refusal(
      `Storybook would write "${name}" in another way: give words of two letters or more, and put "-" before each number.`,
    )
  }
  return story
}

/** What the server says: as given, or as the catalogue has it for the same code. */
function messageOf({ shape, status, code }: Composed, given: string | undefined): string {
  if (shape !== 'rest' && shape !== 'auth') return ''
  const known = scenarios
    .flatMap(({ probes }) => probes)
    .find((probe) => probe.code === code && probe.answer === status && probe.message)
  const message = given ?? known?.message
  if (message) return message
  throw new Refusal(
    `What does the server say with ${[status, code].filter(Boolean).join(' ')}? Add --message "<its words>".`,
  )
}

function sentence(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
