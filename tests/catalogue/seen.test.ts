import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow, readStoryFiles, storySource } from './storyFiles'

const guards = 'Its words while it waits are those of Screens/Auth/Guards.'

/** What nobody sees by itself, and why it has no story of its own. */
const unseen: Readonly<Record<string, string>> = {
  'src/app/App.tsx': 'Brings the theme; every flow runs in it.',
  'src/app/LatePart.tsx': 'Draws nothing in the place of what fails.',
  'src/app/ToastList.tsx': 'Fills UI/ToastStack, which has its stories.',
  'src/app/prerender.tsx': 'Runs while the site is built.',
  'src/app/guards/RequireRole.tsx': guards,
  'src/app/guards/RequireSignedIn.tsx': guards,
  'src/app/routes/account.tsx': guards,
  'src/app/routes/auth/login.tsx': guards,
  'src/app/routes/auth/twoFactor.tsx': guards,
  'src/app/routes/technicians.tsx': guards,
  'src/app/routes/technicianDashboard.tsx': 'Lets its screen move; UI/Motion shows how.',
}

/** Parts whose busy words stand in the region around them. */
const saidAround: Readonly<Record<string, string>> = {
  'src/features/admin/shared/screens/RecordCard.tsx':
    'src/features/admin/shared/screens/ListScreen.tsx',
  'src/features/admin/dashboard/screens/LatestRecords.tsx':
    'src/features/admin/dashboard/screens/DashboardScreen.tsx',
}

const files = readStoryFiles()
const components = filesBelow('src', (name) => name.endsWith('.tsx'))
const textOf = (path: string) => readFileSync(path, 'utf8')
const isWithStory = (path: string) =>
  files.some(({ text }) => text.includes(`'${path.replace('src/', '@/').replace('.tsx', '')}'`))

describe('what a person sees outside the screens has a story', () => {
  it.each(readdirSync('supabase/templates'))('the mail %s', (name) => {
    const mails = files.find(({ title }) => title === 'Beyond screens/Mails')
    expect(mails?.text).toContain(`\n  '${name.replace('.html', '')}',`)
  })

  it.each(
    filesBelow('supabase', (name) => name.endsWith('.ts')).filter((path) =>
      /<!doctype html>/i.test(textOf(path)),
    ),
  )('the page that %s answers with', (path) => {
    const name = path.replace('supabase/local/', '@local/').replace('.ts', '')
    expect(files.filter(({ text }) => text.includes(`'${name}'`))).not.toEqual([])
  })

  it.each(
    components.filter((path) => /getDerivedStateFromError|componentDidCatch/.test(textOf(path))),
  )('what %s draws in the place of what failed', (path) => {
    expect(path in unseen || isWithStory(path)).toBe(true)
  })

  it.each(
    components.filter(
      (path) =>
        path.startsWith('src/app/') && /from '(@\/ui\/|@chakra-ui\/react)/.test(textOf(path)),
    ),
  )('what %s draws around the screens', (path) => {
    expect(path in unseen || isWithStory(path)).toBe(true)
  })

  it.each(
    components.flatMap((path) =>
      [...textOf(path).matchAll(/<PrintSheet>\s*<(\w+)/g)].map(([, sheet = '']) => sheet),
    ),
  )('the paper that %s is', (sheet) => {
    const printed = files.flatMap((file) =>
      file.stories
        .filter((name) => name.startsWith('Printed'))
        .map((name) => storySource(file, name)),
    )
    expect(printed.filter((source) => source.includes(`<${sheet}`))).not.toEqual([])
  })

  it.each(Object.keys(unseen))('%s is there', (path) => {
    expect(existsSync(path)).toBe(true)
  })
})

describe('every component of a feature, and every block', () => {
  // What the whole app shows somewhere in a flow may still be seen in no state of its own.
  const reached = reachedFrom(files.map(({ path }) => path).filter((path) => !isFlow(path)))

  it.each(components.filter((path) => /^src\/(features|ui)\//.test(path)))(
    '%s is drawn by a story of its screen',
    (path) => {
      expect(reached).toContain(path)
    },
  )
})

describe('what is on its way', () => {
  it.each(
    components.filter(
      (path) => path.startsWith('src/features/') && /<Skeleton\b/.test(textOf(path)),
    ),
  )('is said in words where %s draws only its place', (path) => {
    expect(textOf(saidAround[path] ?? path)).toMatch(/<LoadingText|stateView\('loading'\)/)
  })
})

function isFlow(path: string): boolean {
  return path.startsWith('stories/flows/')
}

/** Every file that these import, or whatever those import, as paths from the root. */
function reachedFrom(paths: readonly string[]): Set<string> {
  const reached = new Set(paths)
  for (const path of reached) {
    for (const [, from = ''] of textOf(path).matchAll(/(?:from|import\()\s*'([@.][^']*)'/g)) {
      const found = fileOf(
        from.startsWith('@/') ? `src/${from.slice(2)}` : join(dirname(path), from),
      )
      if (found && !isFlow(found)) reached.add(found)
    }
  }
  return reached
}

function fileOf(place: string): string | undefined {
  return ['', '.tsx', '.ts']
    .map((ending) => normalize(`${place}${ending}`))
    .find((path) => /\.tsx?$/.test(path) && existsSync(path))
}
