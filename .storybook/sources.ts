import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** A thing that a source file declares at its top: its file, from the project's root, and its name there. */
export type Declared = { file: string; name: string }

/** What the text of one declaration says. */
export type Reading = {
  /** Whether it is made by a call, the function's name. */
  madeBy: string | undefined
  /** What else of the sources it uses. */
  uses: readonly Declared[]
  /** Texts that are arguments of a call. */
  passed: readonly string[]
  /** Texts that begin with a slash; what is put in later reads `*`. */
  paths: readonly string[]
  /** Names of the functions that it calls. */
  calls: readonly string[]
  /** Tables of texts of which it takes an entry that is not known before the program runs. */
  tables: readonly Declared[]
}

type Source = {
  declarations: Map<string, ESTree.Node>
  imports: Map<string, Declared>
  exports: Map<string, Declared>
}

type AnyNode = ESTree.Node & Record<string, unknown>

const all = '*'

/**
 * Reads TypeScript sources declaration by declaration, each file once: what a declaration uses is followed through
 * imports to where it is declared.
 * @param root the project's folder
 */
export function readSources(root: string) {
  const sources = new Map<string, Source>()
  const readings = new Map<string, Reading>()

  function sourceOf(file: string): Source {
    const known = sources.get(file)
    if (known) return known
    const source = parse(root, file)
    sources.set(file, source)
    return source
  }

  /** Where a name that a file exports is declared; undefined for what is only a type, or not in the sources. */
  function declared({ file, name }: Declared, seen = new Set<string>()): Declared | undefined {
    if (!/\.tsx?$/.test(file) || seen.has(`${file} ${name}`)) return undefined
    seen.add(`${file} ${name}`)
    const { declarations, exports, imports } = sourceOf(file)
    const target = exports.get(name) ?? imports.get(name)
    if (target && (target.file !== file || target.name !== name)) return declared(target, seen)
    return declarations.has(name) ? { file, name } : undefined
  }

  /** What a file exports, as far as it is no type. */
  function exportsOf(file: string): Declared[] {
    return [...sourceOf(file).exports.keys()].flatMap((name) => declared({ file, name }) ?? [])
  }

  function read(symbol: Declared): Reading {
    const key = `${symbol.file} ${symbol.name}`
    const known = readings.get(key)
    if (known) return known
    const { declarations, imports } = sourceOf(symbol.file)
    const node = declarations.get(symbol.name) as AnyNode
    const found = { uses: [] as Declared[], passed: [] as string[], paths: [] as string[] }
    const calls = new Set<string>()
    const tables: Declared[] = []
    const named = (name: string): Declared | undefined =>
      imports.has(name) || declarations.has(name)
        ? declared({ file: symbol.file, name })
        : undefined
    const visit = (one: unknown): void => {
      if (Array.isArray(one)) return one.forEach(visit)
      if (typeof one !== 'object' || one === null || !('type' in one)) return undefined
      const at = one as AnyNode
      if (at.type.startsWith('TS') && !at.type.endsWith('Expression')) return undefined
      if (at.type === 'Identifier' || at.type === 'JSXIdentifier') {
        const use = named(at.name)
        if (use) found.uses.push(use)
        return undefined
      }
      if (at.type === 'Literal' && typeof at.value === 'string') addPath(found.paths, at.value)
      if (at.type === 'TemplateLiteral') {
        const quasis = at.quasis as { value: { cooked: string } }[]
        addPath(found.paths, quasis.map(({ value }) => value.cooked).join(all))
      }
      if (at.type === 'CallExpression') {
        const { callee, arguments: given } = at as unknown as ESTree.CallExpression
        if (callee.type === 'Identifier') calls.add(callee.name)
        for (const one of given) {
          if (one.type === 'Literal' && typeof one.value === 'string') found.passed.push(one.value)
        }
      }
      if (at.type === 'ImportExpression') {
        const { value } = at.source as { value?: unknown }
        const file = typeof value === 'string' ? resolve(root, symbol.file, value) : undefined
        if (file && /\.tsx?$/.test(file)) found.uses.push(...exportsOf(file))
      }
      if (at.type === 'MemberExpression') {
        const object = at.object as AnyNode
        const property = at.property as AnyNode
        const table = object.type === 'Identifier' ? named(object.name) : undefined
        const values = table && at.computed ? textsOf(sourceOf(table.file), table.name) : undefined
        if (table && values) {
          if (property.type === 'Literal') {
            addPath(found.paths, values.get(String(property.value)) ?? '')
            return undefined
          }
          tables.push(table)
          return visit(property)
        }
        visit(object)
        if (at.computed) visit(property)
        return undefined
      }
      for (const [key, part] of Object.entries(at)) {
        if (key === 'key' && at.type === 'Property' && !at.computed) continue
        visit(part)
      }
    }
    visit(node)
    const reading: Reading = { ...found, madeBy: callOf(node), calls: [...calls], tables }
    readings.set(key, reading)
    return reading
  }

  return {
    declared,
    exportsOf,
    read,
    /** The texts of a constant that is a table of nothing else, by their keys, in its order. */
    textsOf: ({ file, name }: Declared) => textsOf(sourceOf(file), name),
    /** The keys of the members of a type below a path of keys, as `Database`, `public`, `Tables`. */
    keysOfType: (file: string, path: readonly string[]) => keysOfType(root, file, path),
    /** The files that a file takes something other than types from. */
    importsOf: (file: string) => [...sourceOf(file).imports.values()].map((one) => one.file),
  }
}

function addPath(paths: string[], text: string) {
  if (/^\/[\w*-]*/.test(text)) paths.push(text)
}

function callOf(node: AnyNode): string | undefined {
  const init = node.init as AnyNode | undefined
  if (init?.type !== 'CallExpression') return undefined
  const callee = init.callee as AnyNode
  return callee.type === 'Identifier' ? callee.name : undefined
}

function textsOf(source: Source, name: string): Map<string, string> | undefined {
  let value = (source.declarations.get(name) as AnyNode | undefined)?.init as AnyNode | undefined
  while (value && /^TS\w+Expression$/.test(value.type)) value = value.expression as AnyNode
  if (value?.type !== 'ObjectExpression') return undefined
  const texts = new Map<string, string>()
  for (const entry of value.properties as AnyNode[]) {
    const [key, text] = [entry.key as AnyNode | undefined, entry.value as AnyNode | undefined]
    if (text?.type !== 'Literal' || typeof text.value !== 'string') return undefined
    texts.set(String(key?.name ?? key?.value), text.value)
  }
  return texts
}

function parse(root: string, file: string): Source {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const source: Source = { declarations: new Map(), imports: new Map(), exports: new Map() }
  const own = (name: string) => source.exports.set(name, { file, name })
  const declare = (node: ESTree.Node | null | undefined): string[] => {
    if (node?.type === 'VariableDeclaration') {
      return node.declarations.flatMap((one) => {
        if (one.id.type !== 'Identifier') return []
        source.declarations.set(one.id.name, one as ESTree.Node)
        return [one.id.name]
      })
    }
    const isNamed = node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration'
    if (!isNamed || !node.id) return []
    source.declarations.set(node.id.name, node)
    return [node.id.name]
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const from = resolve(root, file, node.source.value)
      for (const one of from ? node.specifiers : []) {
        if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue
        const name =
          one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : all
        source.imports.set(one.local.name, { file: from!, name })
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type') {
      declare(node.declaration as ESTree.Node | null).forEach(own)
      const from = node.source ? resolve(root, file, node.source.value) : file
      for (const { local, exported } of from ? node.specifiers : []) {
        source.exports.set(nameOf(exported), { file: from!, name: nameOf(local) })
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      const [name] = declare(node.declaration as ESTree.Node)
      if (name) source.exports.set('default', { file, name })
      else {
        source.declarations.set('default', node)
        own('default')
      }
    } else declare(node as ESTree.Node)
  }
  return source
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

/** The file that an import leads to, from the root; undefined for a package. */
function resolve(root: string, from: string, wanted: string): string | undefined {
  const base = wanted.startsWith('@/')
    ? join('src', wanted.slice(2))
    : wanted.startsWith('.')
      ? join(dirname(from), wanted)
      : undefined
  if (!base) return undefined
  const ends = ['', '.ts', '.tsx'].filter((end) => end || /\.\w+$/.test(base))
  const found = [...ends, '.ts', '.tsx'].find((end) => existsSync(join(root, base + end)))
  return found === undefined ? undefined : base + found
}

function keysOfType(root: string, file: string, path: readonly string[]): string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const [first, ...rest] = path
  let members: AnyNode[] = program.body.flatMap((node) => {
    const type = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (type?.type !== 'TSTypeAliasDeclaration' || type.id.name !== first) return []
    return (type.typeAnnotation as AnyNode).members as AnyNode[]
  })
  const keyOf = ({ key }: AnyNode) => String((key as AnyNode)?.name ?? (key as AnyNode)?.value)
  for (const key of rest) {
    const member = members.find((one) => keyOf(one) === key)
    const type = (member?.typeAnnotation as AnyNode | undefined)?.typeAnnotation as AnyNode
    members = (type?.members ?? []) as AnyNode[]
  }
  return members.map(keyOf)
}
