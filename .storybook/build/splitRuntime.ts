import { filesOf, namesBetween, unexpected, type RuntimeFile } from './runtimeFiles.ts'

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

/** Where the rest loads the library: once a story is drawn and before it is played. */
const waits = [
  {
    code: 'loaders: [resetAllMocksLoader, nameSpiesAndWrapActionsInSpies, enhanceContext]',
    inPlace: 'loaders: [resetAllMocksLoader, nameSpiesAndWrapActionsInSpies]',
  },
  {
    code: 'this.notYetRendered = !1, abortSignal.aborted)',
    inPlace: `this.notYetRendered = !1,
      this.renderOptions.autoplay && forceRemount && playFunction && (await testLibrary.load(), await enhanceContext(context)),
      abortSignal.aborted)`,
  },
]

/**
 * Takes Storybook's runtime apart into what every story needs and the library for play functions.
 * Throws when its files, their names or the places that wait for the library are not the known ones.
 */
export function splitRuntime(runtime: string) {
  const rest: RuntimeFile[] = []
  const library: RuntimeFile[] = []
  const missing = new Set([...ofLibrary, ...speakOfLibrary])
  for (const part of filesOf(runtime)) {
    const { file, code } = part
    const belongs = ofLibrary.find((start) => file.startsWith(start))
    if (belongs) missing.delete(belongs)
    // One file begins with the list of all names and ends with code of its own.
    const isCode = file === namesOfTest && !code.includes('__export(')
    ;(belongs || isCode ? library : rest).push(part)
    missing.delete(file)
  }
  if (missing.size > 0) throw unexpected(`has no ${[...missing].join(', ')}`)

  const lent = namesBetween(library, rest)
  for (const part of rest) {
    const [name] = namesBetween([part], library)
    if (name && !speakOfLibrary.includes(part.file))
      throw unexpected(`uses ${name} in a file that must do without`)
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
