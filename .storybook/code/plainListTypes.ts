import { parseSync, type ESTree, type Plugin } from 'vite'

type AnyNode = ESTree.Node & Record<string, unknown>

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
  let plain = code
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return undefined
    const at = node as AnyNode
    if (at.type === 'TSTypeOperator' && at.operator === 'readonly') {
      const word = 'readonly'
      plain =
        plain.slice(0, at.start) + ' '.repeat(word.length) + plain.slice(at.start + word.length)
    }
    return Object.values(at).forEach(visit)
  }
  visit(parseSync(path, code).program)
  return plain
}
