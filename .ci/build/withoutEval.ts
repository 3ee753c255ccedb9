import type { Plugin } from 'vite'

/**
 * Tells zod that it may not make functions out of text. It would try, and do without when that fails, but the
 * browser reports the try as an offence against the Content Security Policy: on every page with a form.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return undefined
      return { code: `${code}\nconfig({ jitless: true })\n`, moduleSideEffects: true }
    },
  }
}
