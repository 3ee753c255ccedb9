import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStoryFile } from './storyFiles'

const root = process.cwd()
let folder = ''
let made: string[] = []

/** What stories stand on. */
const copied = ['src', 'mocks', 'stories', '.storybook', 'supabase/functions', 'tests/support']

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('npm run new:screen', () => {
  beforeAll(() => {
    // Inside the project, so that packages are found: a copy of what the new files are entered in.
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync('.cache/new-screen-')
    made = run('.ci/new-screen/run.mjs', 'VanStock', '--into', folder)
      .split('\n')
      .filter((line) => /^\S+\.\w+$/.test(line))
    for (const part of copied) {
      cpSync(part, join(folder, part), {
        recursive: true,
        filter: (from) => !made.includes(from),
      })
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          paths: {
            '@/*': ['./src/*'],
            '@mocks/*': ['./mocks/*'],
            '@local/*': ['../../supabase/local/*'],
          },
        },
        include: ['src', 'mocks', 'stories', 'tests'],
      }),
    )
    // It copies a thousand files.
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes a room, a route, a migration, a pretend function, stories and a test', () => {
    const files = made.map((path) => path.replace(/\d{14}/, 'STAMP'))
    expect(files.sort()).toEqual([
      'docs/product.md',
      'mocks/database/business/vanStock.ts',
      'mocks/fixtures/vanStock.ts',
      'mocks/handlers/business.ts',
      'src/app/routes/admin/sections.tsx',
      'src/domain/vanStock.ts',
      'src/features/admin/frame/screens/sectionIcons.tsx',
      'src/features/admin/shared/words/en.ts',
      'src/features/admin/vanStock/gateway.ts',
      'src/features/admin/vanStock/screens/VanStockScreen.tsx',
      'src/features/admin/vanStock/state.ts',
      'src/features/admin/vanStock/words.ts',
      'src/features/admin/vanStock/words/en.ts',
      'src/platform/client/database.types.ts',
      'stories/admin/VanStock.stories.tsx',
      'stories/start/screens.ts',
      'supabase/migrations/STAMP_list_van_stock.sql',
      'tests/catalogue/productRoutes.ts',
      'tests/unit/admin/vanStock.test.ts',
    ])
  })

  it('enters it in the menu, the routes, the catalogue and the description of the product', () => {
    expect(textOf('src/features/admin/shared/words/en.ts')).toContain("'van-stock': 'Van stock'")
    expect(textOf('src/app/routes/admin/sections.tsx')).toContain("id: 'van-stock'")
    expect(textOf('stories/start/screens.ts')).toContain("section('Van stock'")
    expect(textOf('docs/product.md')).toContain('\n### Van stock\n')
  })

  it('makes stories of all five views', () => {
    const path = join(folder, 'stories/admin/VanStock.stories.tsx')
    expect(readStoryFile(path, readFileSync(path, 'utf8')).stories).toEqual([
      'Ready',
      'Loading',
      'Empty',
      'ErrorServerDown',
      'Forbidden',
    ])
  })

  it('makes files that pass the type check', () => {
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder)).toBe('')
  }, 120_000)

  it('makes files that pass the lint', () => {
    const files = made.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name))
    const told = run(
      'node_modules/oxlint/bin/oxlint',
      '--no-ignore',
      '-c',
      '.oxlintrc.json',
      ...files,
    )
    expect(told).toContain('0 errors')
  }, 60_000)

  it('says what it needs when it is given no name', () => {
    expect(() => run('.ci/new-screen/run.mjs', '--into', folder)).toThrow(/new:screen -- <Name>/)
  })
})
