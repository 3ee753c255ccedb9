import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { nameForSearch, scenarios } from '@mocks/scenarios/catalogue'
import { screenPages, viewStates } from '../../stories/start/screens'
import { productRoutes } from './productRoutes'
import { filesBelow, readStoryFiles, storySource, tagsIn } from './storyFiles'

const files = readStoryFiles()
const byTitle = new Map(files.map((file) => [file.title, file]))

// Screens whose view is a union of states, by what their file reads.
const dataScreens = filesBelow('src/features', (name) => name.endsWith('Screen.tsx')).filter(
  (path) => /<ListScreen\b|viewAtom|ViewAtom|status === 'loading'/.test(readFileSync(path, 'utf8')),
)

// The frame of the nine lists, which they show in all its states.
const parts = new Set(['src/features/admin/shared/screens/ListScreen.tsx'])

const headings = [...readFileSync('docs/product.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
  ([, heading]) => heading,
)

describe('every screen', () => {
  it.each(filesBelow('src/features', (name) => name.endsWith('Screen.tsx')))(
    '%s has a page of stories',
    (path) => {
      if (parts.has(path)) return
      const pages = screenPages.filter(({ file }) => `src/features/${file}` === path)
      expect(pages.map(({ title }) => title)).not.toEqual([])
    },
  )

  it.each(dataScreens.filter((path) => !parts.has(path)))('%s lists its states', (path) => {
    const states = screenPages.flatMap(({ file, states }) =>
      `src/features/${file}` === path && states ? Object.keys(states) : [],
    )
    expect(states).toContain('Ready')
  })

  it.each(dataScreens.filter((path) => path.includes('/admin/') && !parts.has(path)))(
    '%s of the panel shows all five views',
    (path) => {
      const states = screenPages.flatMap(({ file, states = {} }) =>
        `src/features/${file}` === path ? Object.keys(states) : [],
      )
      expect(states.sort()).toEqual([...viewStates].sort())
    },
  )
})

describe('every page whose states the toolbar sets', () => {
  const walk = byTitle.get('Mocks/Screen states')?.text ?? ''
  const pages = files.filter(({ text }) => /^ {4}screenStates: /m.test(text))

  it.each(pages)('$title is walked through all of them', ({ path }) => {
    expect(walk).toContain(`from '${path.replace(/^stories\//, '../').replace(/\.tsx$/, '')}'`)
  })
})

describe('every page below Screens', () => {
  it.each(files.filter(({ title }) => title.startsWith('Screens/')))(
    '$title says where docs/product.md describes it',
    ({ title }) => {
      const page = screenPages.find((known) => known.title === title)
      expect(page?.described.length).toBeGreaterThan(0)
      expect(headings).toEqual(expect.arrayContaining([...(page?.described ?? [])]))
    },
  )

  it.each(screenPages)('$title exists, shows its component and each state it lists', (page) => {
    const file = byTitle.get(page.title)
    const component = /(\w+)\.tsx$/.exec(page.file)?.[1]
    expect(file?.text).toContain(`/${page.file.replace('.tsx', '')}'`)
    expect(file?.text).toContain(String(component))
    expect(file?.stories).toEqual(expect.arrayContaining(Object.values(page.states ?? {})))
  })
})

describe('the product', () => {
  it.each(productRoutes)('has its address %s shown by a page', (route) => {
    const pages = screenPages.filter(({ routes }) => routes.includes(route))
    expect(pages.map(({ title }) => title)).not.toEqual([])
  })

  it('has no address that only the catalogue knows', () => {
    const known: readonly string[] = productRoutes
    expect(
      screenPages.flatMap(({ routes }) => routes).filter((route) => !known.includes(route)),
    ).toEqual([])
  })
})

describe('every server scenario', () => {
  const byId = new Map(
    files.flatMap((file) =>
      file.stories.map((story) => [
        toId(file.title, storyNameFromExport(story)),
        storySource(file, story),
      ]),
    ),
  )

  it.each(scenarios)('$name is shown by the story that it names', ({ name, shown }) => {
    expect(byId.get(shown.story) ?? `There is no story ${shown.story}`).toContain(`'${name}'`)
    expect(shown.act).toMatch(/^[A-Z].{10,}[^.]$/)
  })

  it('has a story of its own', () => {
    const shown = scenarios.map(({ shown: { story } }) => story)
    expect(shown.filter((story, place) => shown.indexOf(story) !== place)).toEqual([])
  })

  it.each([
    ['quotes expired', 'quote-validation-refused'],
    ['Wi-Fi', 'connection-lost'],
    ['invalid credentials', 'sign-in-wrong-password'],
    ['expired', 'refresh-session-expired'],
    ['refresh_token_not_found', 'refresh-token-not-found'],
    ['429', 'sign-in-rate-limited'],
  ])('is found by "%s"', (asked, name) => {
    const scenario = scenarios.find((known) => known.name === name)!
    const read = `${scenario.shown.story} ${nameForSearch(scenario)}`.toLowerCase()
    expect(
      asked
        .toLowerCase()
        .split(' ')
        .filter((word) => !read.includes(word.replace(/s$/, ''))),
    ).toEqual([])
  })
})

describe('every story', () => {
  const stories = files.flatMap((file) => file.stories.map((name) => ({ file, name })))

  it('has a name of its own on its page, and there are hundreds', () => {
    for (const { stories } of files) expect(new Set(stories).size).toBe(stories.length)
    expect(stories.length).toBeGreaterThan(500)
  })

  it('plays in the test run', () => {
    const silent = stories.filter(({ file, name }) => {
      const tags = [...file.tags, ...tagsIn(storySource(file, name))]
      return tags.includes('!test') || /a11y: \{ test: '(off|todo)'/.test(file.text)
    })
    expect(silent.map(({ file, name }) => `${file.title}: ${name}`)).toEqual([])
  })
})
