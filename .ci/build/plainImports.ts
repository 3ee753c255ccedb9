import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/** Lets `import()` stand as it is: chunks bring no style sheet, and a page names those that it will want. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
