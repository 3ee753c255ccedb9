import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { createMockServer } from '@mocks/node'
import type { ProbeCall } from '@mocks/scenarios/scenario'
import { probeRequest } from '../../tests/catalogue/probeRequests'
import { readAsked, Refusal, type AskedScenario } from './asked'
import { entryOf, unwritten, withWords, type Entry } from './entries'
import { openPlayer, reasonOf, wordsIn, type StoryPlayer } from './storyPlayer'

/**
 * `npm run new:scenario -- "<address or name of a composed failure>" --name <kebab-name>`: enters what the toolbar's
 * composer made in the catalogue of failures, writes its story, and plays that: once for the words the person
 * sees, and once with them.
 */
try {
  await save(readAsked(process.argv.slice(2)))
} catch (problem) {
  if (!(problem instanceof Refusal)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 2
}

async function save(asked: AskedScenario): Promise<void> {
  const entry = entryOf(asked, await firstAnswers(asked))
  const { scenarios, stories } = entry
  for (const path of [scenarios, stories, 'mocks/scenarios/shown.ts']) {
    const from = existsSync(path) ? readFileSync(path, 'utf8') : ''
    await write(path, entry.write(path, from))
    say(path)
  }
  say('Playing the story, for the words that the person sees…')
  const player = await openPlayer(stories, entry.test)
  const isGreen = await writeWords(entry, player).finally(() => player.close())
  if (!isGreen) process.exitCode = 1
  say(`Then: npm run test:catalogue, and npx vitest run --project storybook ${stories}`)
}

/**
 * Enters the words that the person sees in the scenario and its story, and plays that with them.
 * @returns whether it passed
 */
async function writeWords({ scenarios, stories }: Entry, player: StoryPlayer): Promise<boolean> {
  const first = await player.play()
  const words = wordsIn(first)
  if (words.length === 0) {
    say(
      `The story does not come to the failure by itself (${reasonOf(first)}). Write in ${stories} what the person does and sees, and in ${scenarios} what they must see.`,
    )
    return false
  }
  await write(stories, withWords(readFileSync(stories, 'utf8'), words))
  const person = `${words.map((text) => `"${text}"`).join(' and ')}.`
  const text = readFileSync(scenarios, 'utf8')
  await write(
    scenarios,
    text.replace(`'${unwritten}'`, () => JSON.stringify(person)),
  )
  say(`The person sees ${person}\nIs that what they must see? It stands in both files.`)
  const second = await player.play()
  const isGreen = second.failures.length === 0
  say(`Played again, with these words: ${isGreen ? 'passed' : `failed (${reasonOf(second)})`}.`)
  return isGreen
}

/** The statuses of the calls that go well before the first one fails, as the pretend server gives them. */
async function firstAnswers({ composed: { call, after } }: AskedScenario): Promise<number[]> {
  const { server } = createMockServer()
  server.listen({ onUnhandledRequest: 'error' })
  const answers: number[] = []
  for (let number = 0; number < after; number += 1) {
    const { status } = await fetch(probeRequest(call as ProbeCall))
    answers.push(status)
  }
  server.close()
  return answers
}

async function write(path: string, text: string): Promise<void> {
  const style = await resolveConfig('package.json')
  writeFileSync(path, await format(text, { ...style, filepath: path }))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
