import type { QueryClient } from '@tanstack/query-core'

type OwnChanges = {
  /** Versions that a change made here has replaced. */
  replaced: Set<number>
  /** The version after the last change made here; the one before when it was refused. */
  latest: Promise<number>
}

const kept = new WeakMap<QueryClient, Map<string, OwnChanges>>()

/**
 * Runs changes of one record one after the other. A row that shows a change before the server has
 * answered still carries the version from before it: a person who presses the next button at once would be
 * told that somebody else saved first, although it was they themselves.
 * @param key the record, like `quotes Q-001`
 * @param shownVersion the version of the row that was pressed
 * @param change makes the change over a version; answers what came of it and the new version, if any
 */
export async function inTurn<Outcome>(
  client: QueryClient,
  key: string,
  shownVersion: number,
  change: (version: number) => Promise<{ outcome: Outcome; version: number | undefined }>,
): Promise<Outcome> {
  const records = kept.get(client) ?? new Map<string, OwnChanges>()
  kept.set(client, records)
  const before = records.get(key)
  const own: OwnChanges = before?.replaced.has(shownVersion)
    ? before
    : { replaced: new Set([shownVersion]), latest: Promise.resolve(shownVersion) }
  records.set(key, own)
  const turn = own.latest.then(async (version) => {
    own.replaced.add(version)
    const done = await change(version)
    return { outcome: done.outcome, next: done.version ?? version }
  })
  own.latest = turn.then(
    ({ next }) => next,
    () => shownVersion,
  )
  return (await turn).outcome
}
