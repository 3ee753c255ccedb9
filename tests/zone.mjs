import { spawnSync } from 'node:child_process'

/*
 * Proves that nothing assumes the business to be in Pacific Time: runs what reckons with days and clocks as if it were in
 * another zone (`npm run test:zone -- "Central Time"`; Eastern Time unless told). Rules, the quote's state and the
 * messages in units, time frames, capacity, figures and reminders in the database, and the parity of the two pretend
 * servers.
 */
const zone = process.argv[2] ?? 'Eastern Time'

const runs = [
  ['unit', 'tests/unit/quote', 'tests/unit/state', 'tests/unit/domain', 'tests/unit/messages'],
  [
    'unit',
    'tests/unit/mocks',
    'tests/unit/admin',
    'tests/unit/technician',
    'tests/unit/appointment',
  ],
  [
    'database',
    'tests/database/businessTime.test.ts',
    'tests/database/capacity.test.ts',
    'tests/database/figures.test.ts',
    'tests/database/messages.test.ts',
    'tests/database/prices.test.ts',
    'tests/database/quoteWorkflow.test.ts',
    'tests/database/sampleFigures.test.ts',
    'tests/database/submitQuote.test.ts',
    'tests/database/technicianDay.test.ts',
    'tests/database/waitingList.test.ts',
  ],
  ['parity'],
]

const failed = runs.filter(([project, ...files]) => {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, ...files], {
    stdio: 'inherit',
    env: { ...process.env, BUSINESS_ZONE: zone },
  })
  return status !== 0
})
console.log(
  failed.length === 0
    ? `All pass in ${zone}.`
    : `Failed in ${zone}: ${failed.length} of ${runs.length}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
