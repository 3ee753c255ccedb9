import type { Plugin } from 'vite'
import { filesOf, namesBetween, unexpected } from './runtimeFiles.ts'

const runtime = /storybook\/dist\/preview\/runtime\.js$/
/** Bodies of files that are left out, and what stands in their place. */
const bodiesLeftOut = [
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
  {
    // For links to an online playground, which the published Storybook has none of.
    file: 'lz-string/libs/lz-string.js',
    inPlace: 'module2.exports = { compressToEncodedURIComponent: () => "" }',
  },
]

/** Whole files that are left out, and what stands for each name that the rest uses of them. */
const filesLeftOut: { files: string[]; inPlace: Record<string, string> }[] = [
  {
    // Storybook's server for docs, an experiment (`experimentalDocgenServer`) that is not turned on.
    files: [
      '../../node_modules/@preact/signals-core/',
      '../../node_modules/deepsignal/',
      '../../node_modules/nanoid/',
      '../../node_modules/valibot/',
      'src/docs-tools/storyDocsCodePanel.ts',
      'src/server-errors.ts',
      'src/shared/open-service/',
    ],
    inPlace: {
      getService2: '() => { throw new Error("Services are left out of the published Storybook.") }',
      registerService2:
        '() => { throw new Error("Services are left out of the published Storybook.") }',
      preview_default7: '() => ({})',
      preview_default8: '() => ({})',
    },
  },
  {
    // For styles that `toHaveStyle` is given as text; stories give none at all.
    files: ['../../node_modules/@adobe/css-tools/'],
    inPlace: {
      $149c1bd638913645$export$98e6a39c04603d36:
        '() => { throw new Error("toHaveStyle takes no text in the published Storybook.") }',
    },
  },
  {
    // Prints a page for the message of a query that found nothing; its plain markup says the same.
    files: [
      '../../node_modules/@testing-library/dom/node_modules/ansi-regex/',
      '../../node_modules/@testing-library/dom/node_modules/ansi-styles/',
      '../../node_modules/@testing-library/dom/node_modules/pretty-format/',
      '../../node_modules/@testing-library/dom/node_modules/react-is/',
    ],
    inPlace: {
      require_build: '() => ({ format: (node) => node.outerHTML ?? String(node), plugins: {} })',
    },
  },
  {
    // Compares two values line by line for a message; here they stand one below the other.
    files: ['../../node_modules/@vitest/utils/dist/diff.js'],
    inPlace: {
      diff: '(expected, received) => `- ${stringify2(expected)}\n+ ${stringify2(received)}`',
      printDiffOrStringify: '(received, expected) => diff(expected, received)',
    },
  },
  {
    // An older copy of what `getByRole` computes names with.
    files: ['../../node_modules/@testing-library/jest-dom/node_modules/dom-accessibility-api/'],
    inPlace: {
      computeAccessibleDescription: '(...given) => computeAccessibleDescription2(...given)',
      computeAccessibleName: '(...given) => computeAccessibleName2(...given)',
    },
  },
]

/**
 * Leaves out of Storybook's runtime what no story of this project needs. Throws when its code no longer
 * looks as expected, or when what is left uses other names of what is left out.
 */
export function leanCode(runtime: string): string {
  let kept = runtime
  for (const { file, inPlace } of bodiesLeftOut) {
    const start = kept.indexOf(`${file}"(exports, module2) {`)
    const body = kept.indexOf('{', start) + 1
    const end = kept.indexOf('\n  }\n});', body)
    if (start < 0 || end < 0) throw unexpected(`has no ${file} any more`)
    kept = kept.slice(0, body) + inPlace + kept.slice(end)
  }
  return filesLeftOut.reduce(leaveOutFiles, kept)
}

function leaveOutFiles(runtime: string, { files, inPlace }: (typeof filesLeftOut)[number]): string {
  const all = filesOf(runtime)
  const out = all.filter(({ file }) => files.some((start) => file.startsWith(start)))
  const absent = files.filter((start) => !out.some(({ file }) => file.startsWith(start)))
  if (absent.length > 0) throw unexpected(`has no ${absent.join(', ')} any more`)
  const used = namesBetween(
    all.filter((file) => !out.includes(file)),
    out,
  )
  const known = Object.keys(inPlace).sort()
  if (used.join() !== known.join())
    throw unexpected(`uses ${used.join(', ')} of ${files[0]}, not ${known.join(', ')}`)
  const standIns = Object.entries(inPlace).map(([name, value]) => `var ${name} = ${value};\n`)
  return all
    .map((file) => {
      if (!out.includes(file)) return file.code
      return file === out[0] ? [`// ${file.file}\n`, ...standIns].join('') : ''
    })
    .join('')
}

/**
 * Leaves out of the published Storybook's preview what no story needs: parts of its runtime, and the
 * start of module mocks (`sb.mock`), which this project does not use. Throws when Storybook's own code
 * no longer looks as expected.
 */
export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    apply: 'build',
    transform: (code, id) => (runtime.test(id) ? { code: leanCode(code), map: null } : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script[^>]*vite-inject-mocker-entry\.js[^>]*><\/script>\s*/g, ''),
    },
  }
}
