import { execFile } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
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
const minutes = 60_000
const story = 'stories/flows/failures/Rest.stories.tsx'

test(
  'a developer composes a failure, shares it, and saves it as a scenario whose story is green and typed',
  async () => {
    const address = await composedInTheQuotesTable()
    await isSeenBySomebodyElse(address)

    const told = await run('npm', 'run', '--silent', 'new:scenario', '--', address, ...named)
    expect(told).toContain('"The server could not do this." and "It is not your doing. Try again."')
    expect(told).toContain('Played again, with these words: passed.')
    const written = [...told.matchAll(/^\S+\.tsx?$/gm)].map(([path]) => path)
    expect(written).toEqual(['mocks/scenarios/rest.ts', story, 'mocks/scenarios/shown.ts'])
    expect(readFileSync(join(copy, story), 'utf8')).toContain("args: { address: '/admin/quotes' }")

    const types = { extends: './tsconfig.json', include: written }
    writeFileSync(join(copy, 'tsconfig.saved.json'), JSON.stringify(types))
    expect(await run('npx', 'tsc', '--noEmit', '-p', 'tsconfig.saved.json')).toBe('')
  },
  10 * minutes,
)

const named = ['--name', 'quotes-time-out']

/** Runs a command in the copy, and gives what it says. Throws with that when it fails. */
async function run(command: string, ...line: string[]): Promise<string> {
  // What this test run has set is not for another.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name),
  )
  const options = { cwd: copy, env: Object.fromEntries(own) }
  const ended = await promisify(execFile)(command, line, options).catch(
    (problem: Error & { stdout: string }) => problem,
  )
  if (ended instanceof Error) throw new Error(`${ended.message}\n${ended.stdout}`)
  return ended.stdout
}

const failed = (page: Page) =>
  page
    .frameLocator('#storybook-preview-iframe')
    .getByText('The server could not do this.')
    .first()
    .waitFor(patience)

/** The address of the quotes table under a failure that was put together in the toolbar. */
async function composedInTheQuotesTable(): Promise<string> {
  const page = await book.page()
  await page.goto(`${book.address}?path=/story/screens-admin-quotes--ready`)
  await page.getByRole('button', { name: 'What the pretend server does' }).click(patience)
  await page.getByText('Compose a failure').click()
  await page.getByLabel('Call, or a database function').fill('list_records')
  await page.getByRole('spinbutton', { name: 'Status' }).fill('504')
  await page.getByLabel('Code, if any').fill('PGRST003')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await failed(page)
  const address = page.url()
  await page.context().close()
  return address
}

async function isSeenBySomebodyElse(address: string): Promise<void> {
  const page = await book.page()
  await page.goto(address)
  await failed(page)
  expect(new URL(page.url()).searchParams.get('globals')).toBe(
    'server:made list_records rest 504 PGRST003 0 0',
  )
  await page.context().close()
}

/** Packages that the browser asks for by their path, which must lie below the project. */
const servedAsTheyAre = [
  '@fontsource-variable',
  '@storybook',
  '@vitest',
  'storybook',
  'vite',
  'vitest',
]

/**
 * The project without what is built or installed, in a folder below it: there it finds the project's packages, and
 * keeps what Vite and Storybook store to itself. Every check leaves that folder out.
 */
function copyOfTheProject(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'new-scenario-'))
  const left = /(^|\/)(node_modules|\.git|\.cache|\.data|\.results|dist|coverage|storybook-\w+)$/
  for (const name of readdirSync('.')) {
    if (left.test(name)) continue
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !left.test(path) })
  }
  for (const name of servedAsTheyAre) {
    const from = join('node_modules', name)
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      linkSync(file, join(folder, file))
    }
  }
  return folder
}
