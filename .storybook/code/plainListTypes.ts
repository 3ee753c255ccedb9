import { parseSync, type Plugin } from 'vite'
import { walk, type AnyNode } from './drawnCode.ts'

/**
 * Has components' types read as `Row[]` where they say `readonly Row[]`: the docgen of Storybook, which comes after it,
 * knows no such type and writes "unknown". Types are all that it touches.
 */
export function plainListTypes(): Plugin {
  return {
    name: 'plain-list-types',
    enforce: 'pre',
    // The run of the stories' tests draws no page of docs; a Storybook that a test builds does.
    apply: (_, { command }) => command === 'build' || !process.env.VITEST,
    transform(code, id) {
      if (!/\/(src\/(ui|features)|stories)\/.*\.tsx$/.test(id) || !code.includes('readonly '))
        return null
      return { code: withPlainLists(id, code), map: null }
    },
  }
}

/** The text of a module without the word `readonly` before the types of lists; what stands where stays there. */
export function withPlainLists(path: string, code: string): string {
  const word = 'readonly'
  let plain = code
  walk(parseSync(path, code).program as unknown as AnyNode, ({ type, operator, start }) => {
    if (type !== 'TSTypeOperator' || operator !== word) return
    plain = plain.slice(0, start) + ' '.repeat(word.length) + plain.slice(start + word.length)
  })
  return plain
}
