import { parseAst } from 'vite'

type Part = { code: string; declared: ReadonlySet<string>; mentioned: ReadonlySet<string> }
type Node = Readonly<Record<string, unknown>>

/** Files that only play functions need, as the comments in Storybook's runtime name them. */
const ofLibrary = [
  '../../node_modules/@adobe/css-tools/',
  '../../node_modules/@testing-library/dom/',
  '../../node_modules/@testing-library/jest-dom/',
  '../../node_modules/@testing-library/user-event/',
  '../../node_modules/@vitest/expect/',
  '../../node_modules/@vitest/utils/',
  '../../node_modules/aria-query/',
  '../../node_modules/chai/',
  '../../node_modules/css.escape/',
  '../../node_modules/dom-accessibility-api/',
  '../../node_modules/indent-string/',
  '../../node_modules/loupe/',
  '../../node_modules/lz-string/',
  '../../node_modules/min-indent/',
  '../../node_modules/redent/',
  '../../node_modules/strip-indent/',
  'src/test/expect.ts',
  'src/test/testing-library.ts',
]
const namesOfTest = 'src/test/index.ts'
/** The only files of the rest that may speak of the library: all of them wait until it is there. */
const speakOfLibrary = [namesOfTest, 'src/test/preview.ts', 'src/instrumenter/instrumenter.ts']

/** Where the rest waits for the library: before it plays a story, with what the story is given then. */
const waits = [
  {
    code: 'loaders: [resetAllMocksLoader, nameSpiesAndWrapActionsInSpies, enhanceContext]',
    inPlace: `loaders: [resetAllMocksLoader, nameSpiesAndWrapActionsInSpies, ({ playFunction, viewMode }) => {
      if (playFunction && viewMode === "story") testLibrary.load().catch(() => {})
    }]`,
  },
  {
    code: 'this.notYetRendered = !1, abortSignal.aborted)',
    inPlace: `this.notYetRendered = !1,
      this.renderOptions.autoplay && forceRemount && playFunction && (await testLibrary.load(), await enhanceContext(context)),
      abortSignal.aborted)`,
  },
]

/**
 * Takes Storybook's runtime apart into what every story needs and the library for play functions. The
 * runtime is one file whose bundler put a comment with the path before each original file and gave each
 * of their names a meaning of its own, so that parts may move into another module. Throws when the
 * comments, the names or the places that wait for the library are not those of the known runtime.
 */
export function splitRuntime(runtime: string) {
  const rest: Part[] = []
  const library: Part[] = []
  const missing = new Set([...ofLibrary, ...speakOfLibrary])
  const speaking = new Set<Part>()
  for (const { file, code } of filesOf(runtime)) {
    const part = readPart(code)
    const belongs = ofLibrary.find((start) => file.startsWith(start))
    if (belongs) missing.delete(belongs)
    // One file begins with the list of all names and ends with code of its own.
    const isCode = file === namesOfTest && !code.includes('__export(')
    ;(belongs || isCode ? library : rest).push(part)
    if (!speakOfLibrary.includes(file)) continue
    missing.delete(file)
    speaking.add(part)
  }
  if (missing.size > 0) throw unexpected(`has no ${[...missing].join(', ')}`)

  const lent = namesBetween(library, rest)
  for (const part of rest) {
    const [name] = namesBetween([part], library)
    if (name && !speaking.has(part)) throw unexpected(`uses ${name} in a file that must do without`)
  }
  const borrowed = namesBetween(rest, library)
  return {
    /** The rest, with stand-ins for what it uses of the library, which it imports by the given id. */
    withLibrary: (id: string, onDemand: string) =>
      [
        `import { libraryOnDemand } from ${JSON.stringify(onDemand)};`,
        `var testLibrary = libraryOnDemand(() => import(${JSON.stringify(id)}));`,
        ...borrowed.map((name) => `var ${name} = testLibrary.standIn(${standInFor(name)});`),
        waitForLibrary(rest.map(({ code }) => code).join('')),
        `export { ${lent.join(', ')} };`,
      ].join('\n'),
    /** The library, which imports what it uses of the rest from the runtime's path. */
    libraryOf: (path: string) =>
      [
        `import { ${lent.join(', ')} } from ${JSON.stringify(path)};`,
        ...library.map(({ code }) => code),
        `export { ${borrowed.join(', ')} };`,
      ].join('\n'),
  }
}

function unexpected(what: string): Error {
  return new Error(`Storybook's runtime ${what}: see .storybook/build/splitRuntime.ts.`)
}

function filesOf(runtime: string): { file: string; code: string }[] {
  return runtime.split(/^(?=\/\/ (?:\.\.\/\.\.\/node_modules|src)\/\S+$)/m).map((code) => ({
    file: /^\/\/ (\S+)/.exec(code)?.[1] ?? '',
    code,
  }))
}

/** Renderers and stories set up the library at their start; an error may come from elsewhere. */
function standInFor(name: string): string {
  const beforehand = /^configure\d*$/.test(name)
    ? 'remember'
    : name.startsWith('processError')
      ? 'pass on'
      : 'refuse'
  return `${JSON.stringify(name)}, ${JSON.stringify(beforehand)}`
}

function waitForLibrary(code: string): string {
  return waits.reduce((changed, { code, inPlace }) => {
    const [before, after, ...more] = changed.split(code)
    if (before === undefined || after === undefined || more.length > 0)
      throw unexpected(`does not hold this once: ${code}`)
    return before + inPlace + after
  }, code)
}

/** Names that some parts mention and others declare. */
function namesBetween(users: readonly Part[], owners: readonly Part[]): string[] {
  const declared = new Set(owners.flatMap((part) => [...part.declared]))
  const mentioned = new Set(users.flatMap((part) => [...part.mentioned]))
  return [...mentioned].filter((name) => declared.has(name)).sort()
}

/** A part's own names, and all that it mentions as a variable, in whatever scope. */
function readPart(code: string): Part {
  const { body } = parseAst(code)
  const declared = new Set<string>()
  for (const statement of body as unknown as Node[]) {
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of statement.declarations as Node[]) collectNames(id, declared)
    } else if (isNode(statement.id)) declared.add(String(statement.id.name))
  }
  const mentioned = new Set<string>()
  collectNames(body, mentioned)
  return { code, declared, mentioned }
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
