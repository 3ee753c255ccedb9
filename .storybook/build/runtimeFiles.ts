import { parseAst } from 'vite'

/** One of the original files in Storybook's runtime, or a piece of it. */
export type RuntimeFile = {
  /** As the bundler's comment names it, such as `../../node_modules/chai/index.js`. */
  file: string
  code: string
  /** Names that it declares for others. */
  declared: ReadonlySet<string>
  /** All names that it mentions as a variable, in whatever scope. */
  mentioned: ReadonlySet<string>
}

/**
 * Takes Storybook's runtime apart into the files it was made of. Its bundler put a comment before each
 * and gave each name of a file a meaning of its own in all of the runtime, which is why a name that is
 * mentioned elsewhere is that one. Throws where the comments do not lie between whole statements.
 */
export function filesOf(runtime: string): RuntimeFile[] {
  return runtime
    .split(/^(?=\/\/ (?:\.\.\/\.\.\/node_modules|src)\/\S+$)/m)
    .map((code) => ({ file: /^\/\/ (\S+)/.exec(code)?.[1] ?? '', code, ...namesIn(code) }))
}

/** Names that some files mention and others declare, in the alphabet's order. */
export function namesBetween(
  users: readonly RuntimeFile[],
  owners: readonly RuntimeFile[],
): string[] {
  const declared = new Set(owners.flatMap((owner) => [...owner.declared]))
  const mentioned = new Set(users.flatMap((user) => [...user.mentioned]))
  return [...mentioned].filter((name) => declared.has(name)).sort()
}

/** The error that stops the build where a new Storybook differs from the known one. */
export function unexpected(what: string): Error {
  return new Error(`Storybook's runtime ${what}: see .storybook/build.`)
}

type Node = Readonly<Record<string, unknown>>

function namesIn(code: string): Pick<RuntimeFile, 'declared' | 'mentioned'> {
  const { body } = parseAst(code)
  const declared = new Set<string>()
  for (const statement of body as unknown as Node[]) {
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of statement.declarations as Node[]) collectNames(id, declared)
    } else if (isNode(statement.id)) declared.add(String(statement.id.name))
  }
  const mentioned = new Set<string>()
  collectNames(body, mentioned)
  return { declared, mentioned }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** Adds the names of all variables below a node, leaving out those of properties. */
function collectNames(node: unknown, names: Set<string>) {
  if (!isNode(node)) return
  if (node.type === 'Identifier') names.add(String(node.name))
  const property = node.computed ? '' : node.type === 'MemberExpression' ? 'property' : 'key'
  for (const [key, value] of Object.entries(node)) {
    if (key !== property || node.shorthand) collectNames(value, names)
  }
}
