import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const annotations = 'project-annotations'
const panelTools = /entry-preview-(argtypes|docs)\.js$|addon-a11y\/dist\/preview\.js$/
const alone = fileURLToPath(new URL('../alone.ts', import.meta.url))

/**
 * In the published Storybook, the code behind the panels Controls, Code and Accessibility is loaded
 * inside Storybook's window only: a story that is opened alone, embedded or drawn as a small picture
 * does without its 300 kB. Throws when Storybook's own code no longer looks as expected.
 */
export function panelToolsOnDemand(): Plugin {
  return {
    name: 'panel-tools-on-demand',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(annotations) || !code.includes('getProjectAnnotations')) return null
      let found = 0
      let changed = code.replace(
        /import \* as (\w+) from ["']([^"']+)["'];?/g,
        (statement, name: string, path: string) => {
          if (!panelTools.test(path)) return statement
          found += 1
          return `const ${name} = () => isAlone ? {} : import(${JSON.stringify(path)});`
        },
      )
      if (found !== 3) throw new Error(`Expected 3 panel tools among Storybook's, found ${found}.`)
      for (const [, name] of changed.matchAll(/const (\w+) = \(\) => isAlone/g)) {
        changed = changed.replace(`?? ${name}`, `?? await ${name}()`)
      }
      return {
        code: `import { isAlone } from ${JSON.stringify(alone)};\n${changed.replace(
          'export function getProjectAnnotations',
          'export async function getProjectAnnotations',
        )}`,
        map: null,
      }
    },
  }
}
