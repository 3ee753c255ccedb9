import type { Plugin } from 'vite'

const runtime = /storybook\/dist\/preview\/runtime\.js$/
/** Parts of the preview's runtime that are left out, and what stands in their place. */
const leftOut = [
  {
    // Colors for an error's text from a terminal, which a browser's page has no use for.
    file: 'ansi-to-html/lib/ansi_to_html.js',
    inPlace: `module2.exports = class { toHtml(text) {
      return text.replace(/\\u001b\\[[0-9;]*m/g, "").replace(/[&<>]/g, (sign) => "&#" + sign.charCodeAt(0) + ";")
    } }`,
  },
  {
    // Types in doc comments, which the panels' own code reads with a copy of its own.
    file: 'jsdoc-type-pratt-parser/dist/index.js',
    inPlace:
      'module2.exports = { parse: () => null, stringifyRules: () => ({}), transform: () => "" }',
  },
]

/**
 * Leaves out of the published Storybook's preview what no story needs: the converter of terminal
 * colors with its table of all HTML entities, and the start of module mocks (`sb.mock`), which this
 * project does not use. Throws when Storybook's own code no longer looks as expected.
 */
export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    apply: 'build',
    transform(code, id) {
      if (!runtime.test(id)) return null
      let kept = code
      for (const { file, inPlace } of leftOut) {
        const start = kept.indexOf(`${file}"(exports, module2) {`)
        const body = kept.indexOf('{', start) + 1
        const end = kept.indexOf('\n  }\n});', body)
        if (start < 0 || end < 0) throw new Error(`Storybook's runtime has no ${file} any more.`)
        kept = kept.slice(0, body) + inPlace + kept.slice(end)
      }
      return { code: kept, map: null }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script[^>]*vite-inject-mocker-entry\.js[^>]*><\/script>\s*/g, ''),
    },
  }
}
