import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { leanCode } from './leanRuntime.ts'
import { splitRuntime } from './splitRuntime.ts'

const runtime = /storybook\/dist\/preview\/runtime\.js$/
const library = 'virtual:storybook-test-library'
const onDemand = fileURLToPath(new URL('./libraryOnDemand.ts', import.meta.url))

/**
 * In the published Storybook, what play functions are written with (`expect`, `userEvent`, `screen` and
 * the rest of `storybook/test`, 90 kB) is loaded once the first story that has a play function is
 * drawn: a reader sees the screen before its hand arrives. What stories use without one, such as `fn`,
 * stays. Throws when Storybook's own code no longer looks as expected. Comes after `leanRuntime`.
 */
export function testLibraryOnDemand(): Plugin {
  let path = ''
  return {
    name: 'test-library-on-demand',
    apply: 'build',
    resolveId: (id) => (id === library ? `\0${library}` : null),
    load(id) {
      if (id !== `\0${library}`) return null
      return splitRuntime(leanCode(readFileSync(path, 'utf8'))).libraryOf(path)
    },
    transform(code, id) {
      if (!runtime.test(id)) return null
      path = id
      const { withLibrary } = splitRuntime(code)
      return { code: withLibrary(library, onDemand), map: null }
    },
  }
}
