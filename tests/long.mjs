/** How much the tests try when there is a night for it; what is set already stays. */
const full = { FUZZ_CASES: '100000', NETWORK_SEEDS: '500', KILL_ROUNDS: '100', TEST_LONG: '1' }

for (const [name, value] of Object.entries(full)) process.env[name] ??= value
await import('./run.mjs')
