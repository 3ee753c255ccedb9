import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type PublishedStorybook } from './support'

let book: PublishedStorybook
let copy = ''
beforeAll(async () => {
  book = await openBrowser()
  copy = copyOfTheProject()
})
afterAll(async () => {
  await book?.close()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

const patience = { timeout: 60_000 }
const stories = 'stories/flows/failures/Rest.stories.tsx'
const named = ['--name', 'quotes-time-out']

test('a developer composes a failure, saves it, and has its story and the catalogue green', async () => {
  const address = await composedInTheQuotesTable()
  const told = run('npm', 'run', '--silent', 'new:scenario', '--', address, ...named)
  expect(told).toContain('"The server could not do this." and "It is not your doing. Try again."')
  const written = [...told.matchAll(/^\S+\.tsx?$/gm)].map(([path]) => path)
  expect(written).toEqual(['mocks/scenarios/rest.ts', stories, 'mocks/scenarios/shown.ts'])
  expect(readFileSync(join(copy, stories), 'utf8')).toContain("address: '/admin/quotes'")

  run('npx', 'prettier', '--check', ...written)
  expect(run('npx', 'oxlint', ...written)).toContain('0 warnings and 0 errors')
  run('npx', 'tsc', '--noEmit', '-p', '.')
  run('npm', 'run', '--silent', 'test:catalogue', '--', 'scenarios', 'screens')
  const played = run(
    'npm',
    'run',
    '--silent',
    'test:stories',
    '--',
    stories,
    '-t',
    'Quotes Time Out$',
  )
  expect(stripVTControlCharacters(played)).toMatch(/Tests +1 passed/)
}, 900_000)

/** Runs a command in the copy, and gives what it says. Throws when it fails. */
function run(command: string, ...line: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return execFileSync(command, line, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' })
}

/** The address of the quotes table under a failure that was put together in the toolbar. */
async function composedInTheQuotesTable(): Promise<string> {
  const page = await book.page()
  await page.goto(`${book.address}?path=/story/screens-admin-quotes--ready`)
  await page.getByRole('button', { name: 'What the pretend server does' }).press('Enter', patience)
  await page.getByText('Compose a failure').click()
  await page.getByLabel('Call, or a database function').fill('list_records')
  await page.getByRole('spinbutton', { name: 'Status' }).fill('504')
  await page.getByLabel('Code, if any').fill('PGRST003')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByText('The server could not do this.')
    .first()
    .waitFor(patience)
  const address = page.url()
  await page.context().close()
  return address
}

/** Packages that the browser asks for by their path, which must lie below the project. */
const servedAsTheyAre = new Set(['@storybook', 'storybook', '@vitest', 'vitest', 'vite'])

/** Everything but what was built, with the packages of this project behind links. */
function copyOfTheProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saved-failure-'))
  const left = new Set(['node_modules', '.git', '.cache', '.data', 'storybook-static', 'dist'])
  for (const name of readdirSync('.')) {
    if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    const from = join(process.cwd(), 'node_modules', name)
    // What Vite keeps there must not be that of other tests.
    if (name === '.cache' || name.startsWith('.vite')) continue
    if (servedAsTheyAre.has(name)) cpSync(from, join(packages, name), { recursive: true })
    else symlinkSync(from, join(packages, name))
  }
  return folder
}
