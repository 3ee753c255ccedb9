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
 * @returns the words that the person sees; none when the story does not get there
 */
export async function seenWords(path: string, test: string): Promise<string[]> {
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
  const told = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .flatMap(({ failureMessages = [] }) => failureMessages)
    .map((message) => /The words are missing\. The person sees: (\[.*\])/.exec(message)?.[1])
    .find((found) => found !== undefined)
  return told ? (JSON.parse(told) as string[]) : []
}
