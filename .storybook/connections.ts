import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  BlockConnections,
  Connections,
  ScreenConnections,
} from '../stories/start/connections.ts'
import { screenPages, type ScreenPage } from '../stories/start/screens.ts'
import { screensAt } from '../stories/start/productMap.ts'
import { readSources, type Declared } from './sources.ts'

/** The functions that make an atom that can be pinned. */
const makersOfViews = new Set(['businessView', 'pinnable', 'recordList'])
const databaseTypes = 'src/platform/client/database.types.ts'
/** Words of the frame stand around every page: their links are the frame's own only, which has no address. */
const frameWords = 'src/platform/words/'
/** The table of all addresses leads nowhere. */
const isWayOfApp = (file: string) => /^src\/(app\/routes\/(?!table)|domain\/)/.test(file)

type Sources = ReturnType<typeof readSources>

/**
 * Computes from the sources' imports which blocks a screen uses and which screens a block, the atoms, tables and
 * functions behind a screen, and where it leads.
 * @param root the project's folder
 */
export function computeConnections(root: string): Connections {
  const sources = readSources(root)
  const database = {
    tables: new Set(sources.keysOfType(databaseTypes, ['Database', 'public', 'Tables'])),
    functions: new Set(sources.keysOfType(databaseTypes, ['Database', 'public', 'Functions'])),
  }
  const pageOfBlock = blockPages(root, sources)
  const routeFiles = filesBelow(root, 'src/app/routes')
  const screens: Record<string, ScreenConnections> = {}
  for (const page of screenPages) {
    const reached = reach(sources, componentsOf(sources, page))
    const passed = new Set(reached.flatMap((symbol) => sources.read(symbol).passed))
    screens[page.title] = {
      blocks: sorted(
        reached
          .filter(({ file }) => !isUi(file))
          .flatMap((symbol) => sources.read(symbol).uses)
          .flatMap((used) => pageOfBlock.get(keyOf(used)) ?? []),
      ),
      atoms: sorted(reached.flatMap((symbol) => atomName(sources, symbol) ?? [])),
      tables: sorted([...passed].filter((text) => database.tables.has(text))),
      functions: sorted([...passed].filter((text) => database.functions.has(text))),
      leadsTo: leadsTo(sources, page, reached, routeFiles),
    }
  }
  return { screens, blocks: usesOfBlocks(sources, screens, pageOfBlock) }
}

function componentsOf(sources: Sources, { file }: ScreenPage): Declared[] {
  const path = `src/features/${file}`
  const name = /(\w+)\.tsx$/.exec(file)?.[1]
  const exported = sources.exportsOf(path)
  const component = exported.filter((symbol) => symbol.name === name)
  return component.length > 0 ? component : exported
}

/** Everything that is used from there on, as far as it is in files that pass. */
function reach(
  sources: Sources,
  from: readonly Declared[],
  isWanted: (file: string) => boolean = () => true,
): Declared[] {
  const reached = new Map<string, Declared>()
  const queue = [...from]
  for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
    if (reached.has(keyOf(symbol)) || !isWanted(symbol.file)) continue
    reached.set(keyOf(symbol), symbol)
    queue.push(...sources.read(symbol).uses)
  }
  return [...reached.values()]
}

function atomName(sources: Sources, { file, name }: Declared): string | undefined {
  if (!file.startsWith('src/features/')) return undefined
  const { madeBy = '' } = sources.read({ file, name })
  if (!makersOfViews.has(madeBy)) return undefined
  return madeBy === 'recordList' ? `${name}.viewAtom` : name
}

function leadsTo(
  sources: Sources,
  page: ScreenPage,
  reached: readonly Declared[],
  routeFiles: readonly string[],
): string[] {
  // What the app does with the screen: where it goes on to.
  const routes = routeFiles.filter((file) =>
    sources.importsOf(file).includes(`src/features/${page.file}`),
  )
  const ofApp = reach(
    sources,
    routes.flatMap((file) => sources.exportsOf(file)),
    isWayOfApp,
  )
  const isOwn = ({ file }: Declared) => page.routes.length === 0 || !file.startsWith(frameWords)
  const readings = [...reached.filter(isOwn), ...ofApp].map((symbol) => sources.read(symbol))
  const calls = new Set(readings.flatMap((reading) => reading.calls))
  const steps = readings
    .flatMap(({ tables }) => tables)
    .flatMap((table) => {
      const paths = [...(sources.textsOf(table)?.values() ?? [])]
      const at = paths.findIndex((path) => page.routes.includes(path))
      if (at < 0) return []
      const isCalled = (word: RegExp) => [...calls].some((name) => word.test(name))
      return [
        isCalled(/^previous[A-Z]/) ? paths[at - 1] : undefined,
        isCalled(/^next[A-Z]/) ? paths[at + 1] : undefined,
      ]
    })
  const titles = [...readings.flatMap(({ paths }) => paths), ...steps].flatMap((path) =>
    path === undefined ? [] : screensAt(path, page.person),
  )
  const own = screenPages.filter(({ file }) => file === page.file).map(({ title }) => title)
  return sorted(titles.filter((title) => !own.includes(title)))
}

/** The page of stories of each block, by the block's declaration. */
function blockPages(root: string, sources: Sources): Map<string, string> {
  const pages = new Map<string, string>()
  for (const file of filesBelow(root, 'stories/ui')) {
    const text = readFileSync(join(root, file), 'utf8')
    const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1]
    const name = /^ {2}component: (\w+)/m.exec(text)?.[1]
    const component = name ? sources.declared({ file, name }) : undefined
    if (title && component) pages.set(keyOf(component), title)
  }
  return pages
}

function usesOfBlocks(
  sources: Sources,
  screens: Readonly<Record<string, ScreenConnections>>,
  pageOfBlock: ReadonlyMap<string, string>,
): Record<string, BlockConnections> {
  // A block's parts that have no page of their own belong to it.
  const built = [...pageOfBlock].map(([key, title]) => {
    const [file = '', name = ''] = key.split(' ')
    const isPart = (symbol: Declared) => keyOf(symbol) === key || !pageOfBlock.has(keyOf(symbol))
    const own = new Set<string>()
    const queue: Declared[] = [{ file, name }]
    const used: string[] = []
    for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
      if (own.has(keyOf(symbol)) || !isUi(symbol.file)) continue
      own.add(keyOf(symbol))
      if (isPart(symbol)) queue.push(...sources.read(symbol).uses)
      else used.push(pageOfBlock.get(keyOf(symbol))!)
    }
    return { title, used }
  })
  return Object.fromEntries(
    sorted(pageOfBlock.values()).map((title) => [
      title,
      {
        screens: Object.keys(screens).filter((screen) => screens[screen]?.blocks.includes(title)),
        blocks: sorted(built.filter(({ used }) => used.includes(title)).map((one) => one.title)),
      },
    ]),
  )
}

const isUi = (file: string) => file.startsWith('src/ui/')
const keyOf = ({ file, name }: Declared) => `${file} ${name}`

function sorted(texts: Iterable<string>): string[] {
  return [...new Set(texts)].sort((one, other) => one.localeCompare(other))
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}
