import type { Plugin } from 'vite'

const runtime = /storybook\/dist\/preview\/runtime\.js$/
// Colors for an error's text from a terminal, which a browser's console has no use for.
const leftOut = 'ansi-to-html/lib/ansi_to_html.js'
const plainText = `"use strict"; module2.exports = class { toHtml(text) {
  return text.replace(/\\u001b\\[[0-9;]*m/g, "").replace(/[&<>]/g, (sign) => "&#" + sign.charCodeAt(0) + ";")
} }`

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
      const start = code.indexOf(`${leftOut}"(exports, module2) {`)
      const body = code.indexOf('{', start) + 1
      const end = code.indexOf('\n  }\n});', body)
      if (start < 0 || end < 0) throw new Error(`Storybook's runtime has no ${leftOut} any more.`)
      return { code: code.slice(0, body) + plainText + code.slice(end), map: null }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script[^>]*vite-inject-mocker-entry\.js[^>]*><\/script>\s*/g, ''),
    },
  }
}
