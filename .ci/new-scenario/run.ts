import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { createMockServer } from '@mocks/node'
import type { ProbeCall } from '@mocks/scenarios/scenario'
import { probeRequest } from '../../tests/catalogue/probeRequests'
import { readAsked, Refusal, type AskedScenario } from './asked'
import { entryOf, unwritten, withWords } from './entries'
import { seenWords } from './seenWords'

/**
 * `npm run new:scenario -- "<address or name of a composed failure>" --name <kebab-name>`: enters what the toolbar's
 * composer made in the catalogue of failures, writes its story, and plays that once for the words the person sees.
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
  say('Playing the story once, for the words that the person sees…')
  const seen = await seenWords(stories, entry.test)
  if ('words' in seen) {
    const { words } = seen
    await write(stories, withWords(readFileSync(stories, 'utf8'), words))
    const person = `${words.map((text) => `"${text}"`).join(' and ')}.`
    const text = readFileSync(scenarios, 'utf8')
    await write(
      scenarios,
      text.replace(`'${unwritten}'`, () => JSON.stringify(person)),
    )
    say(`The person sees ${person}\nIs that what they must see? It stands in both files.`)
  } else {
    say(
      `The story does not come to the failure by itself (${seen.reason}). Write in ${stories} what the person does and sees, and in ${scenarios} what they must see.`,
    )
  }
  say(`Then: npm run test:catalogue, and npx vitest run --project storybook ${stories}`)
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
