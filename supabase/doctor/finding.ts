/** What one check of a deployment found. */
export type Finding = {
  /** What was looked at, in a few words. */
  what: string
  outcome: 'good' | 'bad' | 'not checked'
  /** What was found and, when it is bad, what to do about it. */
  says: string
}

export const good = (what: string, says: string): Finding => ({ what, outcome: 'good', says })
export const bad = (what: string, says: string): Finding => ({ what, outcome: 'bad', says })
export const notChecked = (what: string, says: string): Finding => ({
  what,
  outcome: 'not checked',
  says,
})

/** Runs one check; a request that fails is a finding too. */
export async function finding(what: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return bad(what, `The request failed: ${error instanceof Error ? error.message : error}.`)
  }
}
