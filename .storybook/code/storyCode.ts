import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { parseSync } from 'vite'
import type { StoryCode } from '../../stories/start/storyCodes.ts'
import { drawnBy, isDouble, written, type AnyNode } from './drawnCode.ts'

/** What a stories file declares at its top, and imports. */
type StoryFile = {
  path: string
  text: string
  /** Names of what it exports. */
  stories: readonly string[]
  declared: ReadonlyMap<string, AnyNode>
  /** By the name in the file: where from, and the imported name as it is written. */
  imported: ReadonlyMap<string, { from: string; written: string }>
}

/**
 * The code that draws each story of the project in the working directory, by its id: the component with the story's
 * properties as they are written, the constants of the file that they use, and the imports of both. What a test does
 * with the story is left out, and so is a story whose component is a part of the stories themselves.
 */
export function computeStoryCode(): Record<string, StoryCode> {
  const names = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  const paths = names
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join('stories', name))
  return Object.fromEntries(paths.flatMap((path) => codesOf(path, readFileSync(path, 'utf8'))))
}

/** The code of each story of one file. @param path the file's, from the project's root */
export function codesOf(path: string, text: string): [id: string, code: StoryCode][] {
  const file = parse(path, text)
  const meta = objectOf(file.declared.get('meta'))
  const title = property(meta, 'title')?.value as string | undefined
  const component = property(meta, 'component')
  const name = text.slice(component?.start, component?.end).replace(/<.*$/s, '')
  const from = file.imported.get(name)?.from
  // What only stories draw is nobody else's to use.
  if (!title || !component || !from || from.startsWith('stories/')) return []
  return file.stories.map((story) => [
    toId(title, storyNameFromExport(story)),
    codeOf(file, { meta, story: objectOf(file.declared.get(story)), component }),
  ])
}

type Parts = { meta: AnyNode | undefined; story: AnyNode | undefined; component: AnyNode }

function codeOf(file: StoryFile, { meta, story, component }: Parts): StoryCode {
  const args = new Map([
    ...argsOf(file, property(meta, 'args')),
    ...argsOf(file, property(story, 'args') ?? inherited(file, story, 'args')),
  ])
  const render =
    property(story, 'render') ?? inherited(file, story, 'render') ?? property(meta, 'render')
  const { text, used } = drawnBy({ source: file.text, component, args, render })
  return { ...neededBy(file, used), drawn: text }
}

/** What a story takes over from another by `...Other`. */
function inherited(file: StoryFile, story: AnyNode | undefined, key: string): AnyNode | undefined {
  for (const entry of (story?.properties ?? []) as AnyNode[]) {
    const from = entry.type === 'SpreadElement' ? (entry.argument as AnyNode) : undefined
    const found = property(objectOf(file.declared.get(String(from?.name))), key)
    if (found) return found
  }
  return undefined
}

/** The properties of an object of args, by name, with what it takes over from another. */
function argsOf(file: StoryFile, args: AnyNode | undefined): [string, AnyNode][] {
  const object = args?.type === 'Identifier' ? objectOf(file.declared.get(args.name)) : args
  return ((object?.properties ?? []) as AnyNode[]).flatMap((entry): [string, AnyNode][] => {
    if (entry.type !== 'SpreadElement') {
      return [[keyOf(entry), entry.value as AnyNode]]
    }
    const from = entry.argument as AnyNode
    const object = from.type === 'MemberExpression' ? (from.object as AnyNode) : from
    const whole = objectOf(file.declared.get(String(object.name)))
    return argsOf(file, from.type === 'MemberExpression' ? property(whole, 'args') : whole)
  })
}

/**
 * The imports and constants that these names, and whatever those use, stand on. What a neighbor of the stories
 * declares is written out: it is nothing that others import.
 */
function neededBy(file: StoryFile, names: Iterable<string>) {
  const byModule = new Map<string, Set<string>>()
  const constants = new Map<string, { file: StoryFile; at: number; text: string }>()
  const queue = [...names].map((name) => ({ file, name }))
  for (const { file: at, name } of queue) {
    const from = at.imported.get(name)
    const neighbor = from && neighborOf(from.from)
    if (neighbor) queue.push({ file: neighbor, name })
    else if (from && from.from !== 'storybook/test') {
      byModule.set(from.from, (byModule.get(from.from) ?? new Set<string>()).add(from.written))
    }
    const node = at.declared.get(name)
    const key = `${at.path} ${node?.start}`
    // A double that a test looks at stands for a function of the person who uses the component.
    if (!node || constants.has(key) || isDouble(initializerOf(node))) continue
    const { text, used } = written(at.text, node)
    constants.set(key, { file: at, at: node.start, text })
    queue.push(...[...used].map((one) => ({ file: at, name: one })))
  }
  const places = [...constants.values()].sort(
    (one, other) => Number(one.file === file) - Number(other.file === file) || one.at - other.at,
  )
  return {
    imports: [...byModule]
      .sort(([one], [other]) => order(one).localeCompare(order(other)))
      .map(([from, written]) => importOf([...written].sort(), from)),
    constants: places.map(({ text }) => text),
  }
}

function importOf(written: readonly string[], from: string): string {
  const [first = ''] = written
  return `import ${first.startsWith('*') ? first : `{ ${written.join(', ')} }`} from '${from}'`
}

/** The first value of a declaration of constants. */
function initializerOf(declared: AnyNode): AnyNode | undefined {
  const [first] = (declared.declarations ?? []) as AnyNode[]
  return first?.init as AnyNode | undefined
}

/** A module of the stories themselves, without its types' files; undefined for all others. */
function neighborOf(from: string): StoryFile | undefined {
  if (!from.startsWith('stories/')) return undefined
  const path = ['.ts', '.tsx'].map((end) => from + end).find((name) => existsSync(name))
  return path ? parse(path, readFileSync(path, 'utf8')) : undefined
}

/** Packages come first, then what is ours. */
const order = (from: string) => (/^(@\/|@mocks|stories)/.test(from) ? `2 ${from}` : `1 ${from}`)

/** The object behind `const x: Story = {…}` or `{…} satisfies Meta`. */
function objectOf(declared: AnyNode | undefined): AnyNode | undefined {
  let value = declared && initializerOf(declared)
  while (value && /^TS\w+Expression$/.test(value.type)) value = value.expression as AnyNode
  return value?.type === 'ObjectExpression' ? value : undefined
}

function property(object: AnyNode | undefined, wanted: string): AnyNode | undefined {
  const found = ((object?.properties ?? []) as AnyNode[]).find(
    (entry) => entry.type === 'Property' && keyOf(entry) === wanted,
  )
  return found?.value as AnyNode | undefined
}

function keyOf({ key }: AnyNode): string {
  const { name, value } = key as AnyNode
  return String(name ?? value)
}

function parse(path: string, text: string): StoryFile {
  const { program } = parseSync(path, text)
  const declared = new Map<string, AnyNode>()
  const imported = new Map<string, { from: string; written: string }>()
  const stories: string[] = []
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = fromRoot(path, node.source.value)
      for (const one of node.specifiers) {
        const local = one.local.name
        if (one.type === 'ImportNamespaceSpecifier') {
          imported.set(local, { from, written: `* as ${local}` })
        } else if (one.type === 'ImportSpecifier') {
          const isType = one.importKind === 'type' || node.importKind === 'type'
          const name = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value
          const written = name === local ? name : `${name} as ${local}`
          imported.set(local, { from, written: isType ? `type ${written}` : written })
        }
      }
      continue
    }
    const inner = (
      node.type === 'ExportNamedDeclaration' ? node.declaration : node
    ) as AnyNode | null
    if (inner?.type === 'VariableDeclaration') {
      for (const { id } of inner.declarations as unknown as { id: AnyNode }[]) {
        if (id.type === 'Identifier') {
          declared.set(id.name, inner)
          if (node.type === 'ExportNamedDeclaration') stories.push(id.name)
        }
        // `const { email } = person`
        else if (id.type === 'ObjectPattern') {
          for (const { value } of id.properties as unknown as { value: AnyNode }[]) {
            declared.set(String(value.name), inner)
          }
        }
      }
    } else if (inner && typeof (inner.id as AnyNode | undefined)?.name === 'string') {
      declared.set((inner.id as unknown as { name: string }).name, inner)
    }
  }
  return { path, text, stories, declared, imported }
}

/** A stories file's own neighbors, by their path from the project's root. */
function fromRoot(path: string, wanted: string): string {
  return wanted.startsWith('.') ? join(path, '..', wanted) : wanted
}
