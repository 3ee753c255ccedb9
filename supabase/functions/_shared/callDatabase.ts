/** Calls a function of the database and answers its result. */
export type CallDatabase = (name: string, args: Record<string, unknown>) => Promise<unknown>

/** Longer than the database lets a statement of this role run, in milliseconds. */
const patience = 15_000

/**
 * Calls functions over a project's REST service with its secret key.
 * @param url the project's address
 * @throws Error with the status alone, when the answer is no success: what a database says may quote its values
 */
export function databaseOver(
  url: string,
  secretKey: string,
  ask: typeof fetch = fetch,
): CallDatabase {
  return async (name, args) => {
    const response = await ask(new URL(`/rest/v1/rpc/${name}`, url), {
      method: 'POST',
      headers: {
        apikey: secretKey,
        // Keys of the newer kind are no tokens.
        ...(secretKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${secretKey}` }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}`)
    // A function that returns nothing is answered without a body.
    return response.status === 204 ? null : response.json()
  }
}
