/** How many cases there are in all: a few in `npm test`, a night's worth in `npm run test:long`. */
const all = Number(process.env.FUZZ_CASES ?? 2_000)

/**
 * What is attacked, as a part of all cases: functions and answers make them up, tables and sign-in come on top.
 * Reading an answer takes no time, a request does.
 */
const parts = { functions: 0.3, answers: 0.7, tables: 0.25, auth: 0.15 }

/** Which cases are made; the same number makes the same ones. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 8)

/** How many cases something gets. */
export const casesFor = (what: keyof typeof parts): number => Math.ceil(all * parts[what])

/** A database is used for so many calls: what earlier ones left must not slow the later ones down. */
const round = 2_000

/** The cases of something in rounds, each with a seed and a database of its own. */
export function roundsFor(what: keyof typeof parts): { seed: number; count: number }[] {
  const cases = casesFor(what)
  return Array.from({ length: Math.ceil(cases / round) }, (_, index) => ({
    seed: fuzzSeed + index,
    count: Math.min(round, cases - index * round),
  }))
}
