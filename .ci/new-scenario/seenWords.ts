import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Report = {
  testResults?: { assertionResults?: { title: string; failureMessages?: string[] }[] }[]
}

/**
 * Plays a story whose words are missing in the browser of the story tests.
 * @param path its file
 * @param test its name in the report
 * @returns the words that the person sees, or why the story does not get there
 */
export async function seenWords(
  path: string,
  test: string,
): Promise<{ words: string[] } | { reason: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'new-scenario-'))
  const report = join(folder, 'report.json')
  const line = ['run', '--project', 'storybook', path, '-t', `${test}$`]
  await new Promise<void>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...line, '--reporter=json', `--outputFile=${report}`],
      // The story fails: that is how it tells.
      () => resolve(),
    )
  })
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  const failures = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .flatMap(({ failureMessages = [] }) => failureMessages)
  const told = failures
    .map((message) => /The words are missing\. The person sees: (\[.*\])/.exec(message)?.[1])
    .find((found) => found !== undefined)
  const words = told ? (JSON.parse(told) as string[]) : []
  if (words.length > 0) return { words }
  const [first = 'it was not played'] = failures.flatMap((message) =>
    message
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^\w*Error: (?!Click to debug)/.test(line)),
  )
  return { reason: first }
}
