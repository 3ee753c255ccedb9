import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, ensurePackages, requireNode } from '../.ci/prepare.mjs'

requireNode()
ensurePackages()
ensureBrowser()

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'tests', '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Everything `npm test` runs, in order. A `check` passes or fails as one; a `vitest` stage counts its
 * tests. The stages run one after another: two cores are not enough for two browsers at once.
 */
const stages = [
  { name: 'types', check: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint and layers', check: ['oxlint'] },
  { name: 'format', check: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'rules, state, gateways, catalogue', vitest: ['unit'] },
  { name: 'database', vitest: ['database'] },
  { name: 'mocks and backend answer alike', vitest: ['parity'] },
  { name: 'stories', vitest: ['storybook'] },
  { name: 'the built site, end to end', vitest: ['e2e'] },
]

const only = process.argv.slice(2)
let passed = 0
let failed = 0
const failures = []
const started = Date.now()

for (const stage of stages) {
  if (only.length > 0 && !only.some((word) => stage.name.includes(word))) continue
  console.log(`\n── ${stage.name}`)
  const from = Date.now()
  const outcome = stage.check ? await runCheck(stage) : await runVitest(stage)
  passed += outcome.passed
  failed += outcome.failed
  if (outcome.failed > 0) failures.push(stage.name)
  const seconds = Math.round((Date.now() - from) / 100) / 10
  console.log(`── ${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function runCheck({ check }) {
  const status = await run(check)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runVitest({ vitest }) {
  const file = join(results, `${vitest.join('-')}.json`)
  const status = await run([
    'vitest',
    'run',
    ...vitest.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const brokenFiles = report.testResults.filter(
    ({ status: state, assertionResults }) => state === 'failed' && assertionResults.length === 0,
  ).length
  // A file that could not be loaded, an unhandled error or an empty project fails without a test of its own.
  const silent =
    (status !== 0 && report.numFailedTests === 0 && brokenFiles === 0) || report.numTotalTests === 0
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles + (silent ? 1 : 0),
  }
}

function run([command, ...parameters]) {
  const bin = join(root, 'node_modules', '.bin', command)
  return new Promise((resolve) => {
    const child = spawn(bin, parameters, { cwd: root, stdio: 'inherit', env: process.env })
    child.on('close', (status) => resolve(status ?? 1))
  })
}
