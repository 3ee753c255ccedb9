import { namesOf } from './names.mjs'

/**
 * The lines that enter a new section of the admin panel in the lists of the house: for each file a function
 * that gives its new text. They throw when a list is not where it is looked for.
 * @param {string} screen its name, PascalCase, without "Screen"
 * @returns {Record<string, (text: string) => string>}
 */
export function listEntries(screen) {
  const { name, camel, title, address, listing } = namesOf(screen)
  return {
    'src/app/routes/admin/sections.tsx': (text) =>
      before(
        text,
        "  {\n    id: 'settings'",
        `  {
    id: '${address}',
    page: preloadable(async () => ({
      default: (await import('@/features/admin/${camel}/screens/${name}Screen')).${name}Screen,
    })),
  },\n`,
      ),
    'src/features/admin/shared/words/en.ts': (text) =>
      before(text, "    settings: 'Settings',", `    '${address}': '${title}',\n`),
    'src/features/admin/frame/screens/sectionIcons.tsx': (text) =>
      before(text, '  settings: Settings,', `  '${address}': ClipboardList,\n`),
    'src/platform/client/database.types.ts': (text) => withFunction(text, listing),
    'mocks/handlers/business.ts': (text) =>
      before(
        before(
          text,
          "import type { MockDatabase } from '../database/mockDatabase'",
          `import { ${camel}Functions } from '../database/business/${camel}'\n`,
        ),
        '  ...personalDataFunctions,',
        `  ...${camel}Functions,\n`,
      ),
    'stories/start/screens.ts': (text) =>
      before(
        text,
        "  section('Settings'",
        `  section('${title}', '${camel}/screens/${name}Screen.tsx', '/admin/${address}'),\n`,
      ),
    'tests/catalogue/productRoutes.ts': (text) =>
      before(text, "  '/admin/settings',", `  '/admin/${address}',\n`),
    'docs/product.md': (text) =>
      before(
        text,
        '### Settings\n',
        `### ${title}\n\nWhat is listed, and what can be done with it.\n\n`,
      ),
  }
}

function before(text, line, added) {
  const at = text.indexOf(line)
  if (at < 0) throw new Error(`"${line.trim()}" is not where new screens are entered`)
  return text.slice(0, at) + added + text.slice(at)
}

/** The types of the database as \`npm run make:types\` will write them, in the order of the names. */
function withFunction(text, listing) {
  const start = text.indexOf('    Functions: {\n')
  const names = [...text.slice(start).matchAll(/^ {6}(\w+): \{/gm)]
  const next = names.find(([, known]) => String(known) > listing)
  if (start < 0 || !next) throw new Error('database.types.ts has no list of functions')
  return before(text, next[0], `      ${listing}: { Args: never; Returns: Json }\n`)
}
