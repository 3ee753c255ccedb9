import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, ensurePackages, ensurePostgres, requireNode } from '../.ci/prepare.mjs'

requireNode()
ensurePackages()
ensureBrowser()
const hasPostgres = ensurePostgres()

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'tests', '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Everything `npm test` runs. A `check` passes or fails as one; a `vitest` stage counts its tests. A stage that
 * cannot run here is `skipped`, which is no pass; in CI, where everything is there, it is a failure. Two at a
 * time, since a browser leaves half of two cores idle, and the longest first, so that both end together.
 */
const stages = [
  { name: 'types', check: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint and layers', check: ['oxlint', '--type-aware'] },
  { name: 'dead code', check: ['knip', '--no-progress'] },
  { name: 'the built site, end to end', vitest: 'e2e' },
  { name: 'stories', vitest: 'storybook' },
  { name: 'the published Storybook', vitest: 'published' },
  { name: 'database', vitest: 'database' },
  { name: 'rules, state, gateways, catalogue', vitest: 'unit' },
  { name: 'mocks and backend answer alike', vitest: 'parity' },
  { name: 'format', check: ['prettier', '--check', '--log-level', 'warn', '.'] },
]

/** Runs after the rest, one by one: many callers at once and what is measured want the machine for themselves. */
const alone = [
  { name: 'hosted form on a real PostgreSQL', vitest: 'hosted', skipped: !hasPostgres },
  // Only `npm run test:long` runs these.
  ...(process.env.TEST_LONG
    ? [
        {
          name: 'load in full',
          check: ['tsx', '--tsconfig', 'tsconfig.json', 'tests/bench/load/run.ts', '--full'],
        },
      ]
    : []),
]

const only = process.argv.slice(2)
let passed = 0
let failed = 0
let skipped = 0
const failures = []
const unsteady = []
const started = Date.now()

const isChosen = ({ name }) => only.length === 0 || only.some((word) => name.includes(word))
const queue = stages.filter(isChosen)
await Promise.all([work(queue), work(queue)])
await work(alone.filter(isChosen))

if (unsteady.length > 0) {
  console.log(`\nPassed on the second attempt only, to be looked into:\n${unsteady.join('\n')}`)
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Takes stage after stage until none is left. */
async function work(queue) {
  for (let stage = queue.shift(); stage; stage = queue.shift()) {
    if (stage.skipped) {
      skip(stage)
      continue
    }
    console.log(`… ${stage.name}`)
    const from = Date.now()
    const output = []
    const outcome = await (stage.check ? runCheck(stage, output) : runVitest(stage, output))
    passed += outcome.passed
    failed += outcome.failed
    if (outcome.failed > 0) failures.push(`── ${stage.name}`, ...(outcome.told ?? []))
    const seconds = Math.round((Date.now() - from) / 100) / 10
    process.stdout.write(
      `\n── ${stage.name}\n${Buffer.concat(output)}── ${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n\n`,
    )
  }
}

/** Counts a stage that cannot run on this machine. */
function skip({ name }) {
  console.log(`── ${name}: SKIPPED, what it needs is not on this machine (see above)\n`)
  if (!process.env.CI) {
    skipped += 1
    return
  }
  failed += 1
  failures.push(`── ${name}`, '✗ Skipped, and continuous integration skips nothing.')
}

async function runCheck({ check }, output) {
  const status = await run(check, output)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runVitest({ vitest }, output) {
  const file = join(results, `${vitest}.json`)
  const status = await run(
    [
      'vitest',
      'run',
      '--project',
      vitest,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    output,
  )
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter(
    ({ status: state, assertionResults }) => state === 'failed' && assertionResults.length === 0,
  )
  // A file that could not be loaded, an unhandled error or an empty project fails without a test of its own.
  unsteady.push(
    ...tellTests(
      report,
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ),
  )
  const silent =
    (status !== 0 && report.numFailedTests === 0 && broken.length === 0) ||
    report.numTotalTests === 0
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + (silent ? 1 : 0),
    told: [
      ...tellFailures(report, broken),
      ...(silent
        ? ['✗ Something went wrong outside of the tests: see the output of this stage.']
        : []),
    ],
  }
}

/** A few lines for each test that failed, to stand at the very end, where they are read first. */
function tellFailures(report, broken) {
  return [
    ...broken.map(({ name, message }) => tell(name, 'could not be loaded', message)),
    ...tellTests(report, ({ status }) => status === 'failed'),
  ]
}

/** A few lines for each test of a report that is such a one. */
function tellTests({ testResults }, isSuch) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isSuch)
      .map(({ fullName, failureMessages }) => tell(name, fullName, failureMessages.join('\n'))),
  )
}

function tell(file, test, message = '') {
  const lines = message.split('\n').filter((line) => line.trim())
  // A page's whole markup helps nobody here; the place in our own code does.
  const place = lines.find((line) => /^\s+at .*(tests|stories)\//.test(line))
  const told = [...lines.slice(0, 4), ...(place ? [place] : [])]
  return [
    `✗ ${relative(root, file)} › ${test}`,
    ...told.map((line) => `    ${line.slice(0, 300)}`),
  ].join('\n')
}

/** Runs a program of the project to its end. What it says goes to `output`, so that two at once do not mix. */
function run([command, ...parameters], output) {
  const bin = join(root, 'node_modules', '.bin', command)
  return new Promise((resolve) => {
    const child = spawn(bin, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (part) => output.push(part))
    child.stderr.on('data', (part) => output.push(part))
    child.on('close', (status) => resolve(status ?? 1))
  })
}
