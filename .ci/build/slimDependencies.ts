import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production/index.mjs',
)

const noStatics = '\0no-statics'

/**
 * Leaves out of the site and of the published Storybook what their libraries carry for uses that this
 * product does not have.
 */
export function slimDependencies(): Plugin {
  return {
    name: 'slim-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      // Emotion's class components are not used; what copies their statics is dead weight.
      if (source === 'hoist-non-react-statics') return noStatics
      // The package names its development build for every bundler.
      return source === 'react-router' ? router : undefined
    },
    transform(code, id) {
      if (!id.startsWith(dirname(router))) return undefined
      // Names for the developer tools keep components alive that nothing imports.
      return code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/^var (\w+) = (React\d*\.\w+\()/gm, 'var $1 = /* @__PURE__ */ $2')
    },
    load: (id) => (id === noStatics ? 'export default (target) => target' : undefined),
  }
}
