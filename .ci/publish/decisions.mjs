import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** Where the project keeps what has been decided. */
export const usualFile = 'docs/reviews/approvals.json'

// A given name and nothing by which a person could be reached.
const givenName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\d@<>/\\]+$/, 'is no given name')

const decision = z.strictObject({
  story: z.string().regex(/^[a-z0-9-]+--[a-z0-9-]+$/),
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  version: z.string().regex(/^[\w.-]+$/),
  decision: z.enum(['approved', 'changes']),
  by: givenName,
  when: z.iso.datetime(),
  note: z.string().trim().max(2_000).optional(),
})

const handedOver = z.object({ decisions: z.array(decision) })

/** @typedef {import('../../stories/review/review').Decision} Decision */

/**
 * @param {string} file
 * @returns {Decision[]} none where there is no such file
 * @throws {Error} for a file that holds something else
 */
export function readDecisions(file) {
  return existsSync(file) ? decisionsIn(readFileSync(file, 'utf8'), file) : []
}

/**
 * Reads what a reviewer handed over: the file, or the text of the issue with the same in a block of code.
 * @param {string} text
 * @param {string} source what the text is, for a message
 * @returns {Decision[]}
 * @throws {Error} that says what is wrong
 */
export function decisionsIn(text, source) {
  const block = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(text)?.[1]
  let data
  try {
    data = JSON.parse(block ?? text)
  } catch {
    throw new Error(`${source} holds no decisions: neither JSON nor a text with a block of it.`)
  }
  const read = handedOver.safeParse(data)
  if (!read.success) throw new Error(`${source}: ${z.prettifyError(read.error)}`)
  return read.data.decisions
}

/**
 * Adds decisions to those that a file holds. One that is there already is not added again.
 * @param {string} file
 * @param {readonly Decision[]} more
 * @returns {number} how many are new
 */
export function addDecisions(file, more) {
  const all = new Map(readDecisions(file).map((one) => [keyOf(one), one]))
  const before = all.size
  for (const one of more) all.set(keyOf(one), one)
  const decisions = [...all.values()].toSorted((one, other) =>
    `${one.when} ${one.story}`.localeCompare(`${other.when} ${other.story}`),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ decisions }, null, 2)}\n`)
  return all.size - before
}

const keyOf = ({ story, hash, by, when }) => [story, hash, by, when].join(' ')
