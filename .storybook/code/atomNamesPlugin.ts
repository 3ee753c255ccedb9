import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const ours = /^src\/(features|platform)\/.*\.ts$/

/**
 * Has each module of the product say what its atoms are called, so that a page of docs can write the names of those
 * that a story sets: in a published Storybook no other name is left.
 */
export function atomNamesPlugin(): Plugin {
  const root = process.cwd()
  const names = JSON.stringify(join(root, '.storybook/code/atomNames.ts'))
  return {
    name: 'atom-names',
    // The run of the stories' tests draws no page of docs; a Storybook that a test builds does.
    apply: (_, { command }) => command === 'build' || !process.env.VITEST,
    transform(code, id) {
      const path = relative(root, id)
      if (!ours.test(path)) return null
      const exported = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
      if (exported.length === 0) return null
      const from = JSON.stringify(path.replace(/^src/, '@').replace(/\.ts$/, ''))
      return {
        code: `${code}\nimport { nameAtoms } from ${names}\nnameAtoms(${from}, { ${exported.join(', ')} })\n`,
        map: null,
      }
    },
  }
}
