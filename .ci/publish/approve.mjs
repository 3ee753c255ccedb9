import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addDecisions, decisionsIn, usualFile } from './decisions.mjs'

/**
 * `npm run approve -- <file>`: takes over what a reviewer decided on the page "What changed". The file is the one that
 * was handed over, or the text of the issue. What they decided counts from the next publishing on.
 * `--into <file>` keeps it elsewhere than in docs/reviews/approvals.json.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: usualFile } },
})
const [file] = positionals
if (!file) {
  console.error('npm run approve -- <the file that was handed over>')
  process.exit(2)
}
try {
  const decisions = decisionsIn(readFileSync(file, 'utf8'), file)
  const added = addDecisions(values.into, decisions)
  for (const { story, decision, by, version } of decisions) {
    console.log(
      `  ${story}: ${decision === 'approved' ? 'approved' : 'changes asked'} by ${by} in ${version}`,
    )
  }
  console.log(
    `${added} of ${decisions.length} decisions are new in ${values.into}. Commit it and publish again.`,
  )
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
