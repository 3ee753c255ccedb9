import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leanCode } from '../../.storybook/build/leanRuntime'
import { libraryOnDemand } from '../../.storybook/build/libraryOnDemand'
import { splitRuntime } from '../../.storybook/build/splitRuntime'

const path = 'node_modules/storybook/dist/preview/runtime.js'
const whole = readFileSync(path, 'utf8')
const runtime = leanCode(whole)
const standIns = (code: string) => [...code.matchAll(/= testLibrary\.standIn\("(\w+?)\d*"/g)]
const filesOf = (code: string) => [...code.matchAll(/^\/\/ \.\.\/\.\.\/node_modules\/(\S+)$/gm)]

describe("Storybook's runtime, made lean", () => {
  it('is without what no story needs, and is whole otherwise', () => {
    const before = filesOf(whole).map(([, file]) => file)
    const left = new Set(filesOf(runtime).map(([, file]) => file))
    const packageOf = /^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/
    const out = before
      .filter((file) => !left.has(file))
      .map((file) => packageOf.exec(file ?? '')?.[0])
    expect([...new Set(out)].sort()).toEqual([
      '@preact/signals-core',
      '@testing-library/dom/node_modules/ansi-regex',
      '@testing-library/dom/node_modules/pretty-format',
      '@testing-library/dom/node_modules/react-is',
      '@testing-library/jest-dom/node_modules/dom-accessibility-api',
      'deepsignal',
      'nanoid',
      'valibot',
    ])
    expect(whole.length - runtime.length).toBeGreaterThan(200_000)
  })

  it.each([
    ['is not there', '// ../../node_modules/valibot/', '// ../../node_modules/others/'],
    ['gives others one name more', 'var addArgs_exports = {};', 'var addArgs_exports = [string];'],
    ['gives others one name less', '(preview_default8.default ?? preview_default8)()', 'null'],
    ['has no body', 'lz-string.js"(exports, module2)', 'lz-string.js"(exports)'],
  ])('stops the build when something that is left out %s', (_, known, other) => {
    expect(whole.includes(known)).toBe(true)
    expect(() => leanCode(whole.replaceAll(known, other))).toThrow(/Storybook's runtime/)
  })
})

describe("Storybook's runtime, taken apart", () => {
  const { withLibrary, libraryOf } = splitRuntime(runtime)
  const rest = withLibrary('the-library', 'on-demand')
  const library = libraryOf('the-runtime')

  it('leaves what play functions are written with to the library', () => {
    const names = standIns(rest).map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(['expect', 'screen', 'userEvent', 'waitFor']))
    expect(rest.length).toBeLessThan(runtime.length / 2)
    // Their calls are told to the panel Interactions where they are, not where their stand-ins are.
    expect(rest).not.toMatch(/\b(expect|userEvent)\w* \} = instrument\(/)
    expect(library).toMatch(/\bexpect\w* \} = instrument\(/)
    expect(filesOf(rest).filter(([, file]) => /^(chai|aria-query)\//.test(file ?? ''))).toEqual([])
  })

  it('keeps what stories use without a play function', () => {
    const names = standIns(rest).map(([, name]) => name)
    expect(names).not.toContain('fn')
    expect(names).not.toContain('spyOn')
    expect(rest.includes('function fn2(')).toBe(true)
    expect(rest.includes('clearAllMocks()')).toBe(true)
  })

  it('lets settings and errors come before the library, and nothing else', () => {
    const early = [...rest.matchAll(/standIn\("(\w+?)\d*", "(?!refuse)([a-z ]+)"\)/g)]
    expect(early.map(([, name, how]) => `${name}: ${how}`)).toEqual([
      'configure: remember',
      'processError: pass on',
    ])
  })

  it('loses and doubles no file', () => {
    const before = filesOf(runtime).map(([, file]) => file)
    const parts = [...filesOf(rest), ...filesOf(library)].map(([, file]) => file)
    expect(parts.sort()).toEqual(before.sort())
  })

  it('loads the library when the story is drawn, before its play function, and gives the story its canvas then', () => {
    expect(rest).toMatch(/playFunction && \(await testLibrary\.load\(\), await enhanceContext\(/)
    expect(rest.includes('import("the-library")')).toBe(true)
    expect(library).toMatch(/^import \{.*\binstrument\b.*\} from "the-runtime";/)
  })

  it.each([
    [
      'a file of the library',
      '// ../../node_modules/chai/index.js',
      '// ../../node_modules/tea.js',
    ],
    ['the place where it waits', 'this.notYetRendered = !1, abortSignal.aborted', 'aborted'],
    ['the list of names', '// src/test/index.ts', '// src/test/names.ts'],
  ])('stops the build when %s is not found', (_, known, other) => {
    expect(() => splitRuntime(runtime.replaceAll(known, other)).withLibrary('', '')).toThrow(
      /Storybook's runtime/,
    )
  })

  it('stops the build when a file that does not wait uses the library', () => {
    const place = '// src/actions/addArgs.ts\n'
    expect(runtime.includes(place)).toBe(true)
    expect(() => splitRuntime(runtime.replace(place, `${place}within(document.body);\n`))).toThrow(
      'uses within',
    )
  })
})

describe('a stand-in', () => {
  const given = { expect: Object.assign((value: number) => value + 1, { any: () => 'any' }) }

  it('says that the library is not there, and is the real thing once it is', async () => {
    const { load, standIn } = libraryOnDemand(() => Promise.resolve(given))
    const early = standIn('expect') as typeof given.expect
    expect(() => early(1)).toThrow('expect of storybook/test is there in play functions only.')
    expect(() => early.any).toThrow('play functions only')
    await load()
    expect(early(1)).toBe(2)
    expect(early.any()).toBe('any')
    expect('any' in early).toBe(true)
  })

  it('makes settings that came early in their order, once', async () => {
    const settings: unknown[] = []
    const { load, standIn } = libraryOnDemand(() =>
      Promise.resolve({ configure: (setting: unknown) => settings.push(setting) }),
    )
    const configure = standIn('configure', 'remember')
    configure('first')
    configure('second')
    expect(settings).toEqual([])
    await Promise.all([load(), load()])
    configure('third')
    expect(settings).toEqual(['first', 'second', 'third'])
  })

  it('passes on an error that comes before the library', () => {
    const { standIn } = libraryOnDemand(() => Promise.resolve({}))
    const error = new Error('early')
    expect(standIn('processError', 'pass on')(error)).toBe(error)
  })

  it('loads once, and tries again after a failure', async () => {
    let tries = 0
    const { load, standIn } = libraryOnDemand(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(given)
    })
    await expect(load()).rejects.toThrow('no network')
    await load()
    await load()
    expect(tries).toBe(2)
    expect(standIn('expect')(1)).toBe(2)
  })
})
