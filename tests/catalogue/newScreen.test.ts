import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow, readStoryFile } from './storyFiles'

const root = process.cwd()
let folder = ''

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

describe('npm run new:screen', () => {
  beforeAll(() => {
    // Inside the project, so that packages are found; its own files come before the project's.
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync('.cache/new-screen-')
    run('.ci/new-screen/run.mjs', 'technician', 'VanStock', '--into', folder)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          paths: { '@/*': ['./src/*', '../../src/*'], '@mocks/*': ['./mocks/*', '../../mocks/*'] },
        },
        include: ['src', 'mocks', 'stories', 'tests', '../../src/vite-env.d.ts'],
      }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes screen, words, type, view atom, fixture, stories and test, and enters the catalogue', () => {
    const made = filesBelow(folder, (name) => /\.tsx?$/.test(name)).map((path) =>
      path.slice(folder.length + 1),
    )
    expect(made.sort()).toEqual([
      'mocks/fixtures/vanStock.ts',
      'src/content/en/vanStock.ts',
      'src/domain/vanStock.ts',
      'src/screens/technician/VanStockScreen.tsx',
      'src/state/technician/vanStock.ts',
      'stories/screens/technician/VanStock.stories.tsx',
      'stories/start/screens.ts',
      'tests/unit/state/vanStock.test.ts',
    ])
    expect(readFileSync(join(folder, 'stories/start/screens.ts'), 'utf8')).toContain(
      "title: 'Screens/Technician/Van stock'",
    )
  })

  it('makes stories of all five views', () => {
    const path = join(folder, 'stories/screens/technician/VanStock.stories.tsx')
    expect(readStoryFile(path, readFileSync(path, 'utf8')).stories).toEqual([
      'Ready',
      'ReadyPhone',
      'Loading',
      'Empty',
      'ErrorServerDown',
      'Forbidden',
    ])
  })

  it('makes files that pass the type check', () => {
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder)).toBe('')
  }, 60_000)

  it('makes files that pass the lint', () => {
    const files = filesBelow(folder, (name) => /\.tsx?$/.test(name))
    const told = run(
      'node_modules/oxlint/bin/oxlint',
      '--no-ignore',
      '-c',
      '.oxlintrc.json',
      ...files,
    )
    expect(told).toContain('0 errors')
  }, 60_000)

  it('says what it needs when asked for an area that is not there', () => {
    expect(() => run('.ci/new-screen/run.mjs', 'kitchen', 'Sink', '--into', folder)).toThrow(
      /new:screen -- <admin\|/,
    )
  })
})
