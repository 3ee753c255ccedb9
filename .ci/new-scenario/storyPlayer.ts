import { resolve } from 'node:path'
import { createVitest, type CliOptions, type TestCase } from 'vitest/node'

/** What came of playing a story: nothing for one that passed, else why it failed, each reason in full. */
export type Played = { failures: readonly string[] }

/** Plays one story in the browser of the story tests, as often as it is asked to. */
export type StoryPlayer = {
  /** Plays the story as its file says now. */
  play: () => Promise<Played>
  /** Ends the browser and the server behind it. */
  close: () => Promise<void>
}

/**
 * Starts the browser of the story tests for one story. It is kept between two plays: starting it takes most of the time.
 * @param path the story's file
 * @param test its name in the report
 */
export async function openPlayer(path: string, test: string): Promise<StoryPlayer> {
  // As Vitest's own command sets them: without these Storybook's plug-in finds no stories.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' })
  const options: CliOptions = {
    project: ['storybook'],
    testNamePattern: `${test}$`,
    watch: false,
    retry: 0,
    // Who runs the command reads what came of it, and not the run.
    reporters: [{}],
  }
  const vitest = await createVitest('test', options, { logLevel: 'error' })
  return {
    play: async () => {
      vitest.invalidateFile(resolve(path))
      const specifications = await vitest.globTestSpecifications([path])
      const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications)
      const tests = testModules
        .flatMap(({ children }) => [...children.allTests()])
        .filter((one) => one.result().state !== 'skipped')
      const failures = [
        ...tests.flatMap(failuresOf),
        ...testModules.flatMap((module) => module.errors().map(({ message }) => message)),
        ...unhandledErrors.map(String),
      ]
      return { failures: tests.length === 0 ? [...failures, 'Error: it was not played'] : failures }
    },
    close: async () => {
      await vitest.close()
      // That a play failed is what the first one is for, and no failure of the command.
      process.exitCode = 0
    },
  }
}

const failuresOf = (test: TestCase) =>
  (test.result().errors ?? []).map(
    ({ name, message }) => `${name}: ${message.replace(linkToStorybook, '')}`,
  )

/** Storybook's add-on begins each message with a link to a Storybook that may not run. */
const linkToStorybook = /^\s*\S*Click to debug [^\n]*\n\s*/

/** The words that the person sees, as a story tells them in which they are missing; none where it did not get there. */
export function wordsIn({ failures }: Played): string[] {
  const told = failures
    .map((message) => /The words are missing\. The person sees: (\[.*\])/.exec(message)?.[1])
    .find((found) => found !== undefined)
  return told ? (JSON.parse(told) as string[]) : []
}

/** Why a story failed, in one line. */
export function reasonOf({ failures }: Played): string {
  const lines = failures.flatMap((message) => message.split('\n').map((line) => line.trim()))
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines[0] ?? ''
}
