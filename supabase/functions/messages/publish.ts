import type { CallDatabase } from '../_shared/callDatabase.ts'

export type Publishing = {
  call: CallDatabase
  ask?: typeof fetch
  /** Milliseconds that the host has for its answer. */
  patience?: number
}

/** What came of a run: there was nothing to do, or the hook took it, or it did not. */
export type PublishResult = 'none' | 'published' | 'failed'

/** A host answers at once and builds later; longer than this is no answer. */
const usualPatience = 10_000

type Claim = { id: number; url: string }

/**
 * Has the site built again when somebody asked for it: posts to the host's build hook, and records whether it took it.
 * The database says when another try is due. The hook's address is a secret: no log and no answer has it.
 * @throws what the database answers when nothing can be claimed or recorded
 */
export async function publishDue({
  call,
  ask = fetch,
  patience = usualPatience,
}: Publishing): Promise<PublishResult> {
  const claim = (await call('claim_publish', {})) as Claim | null
  if (!claim) return 'none'
  const ok = await isTaken(claim.url, ask, patience)
  await call('record_publish', { id: claim.id, ok })
  return ok ? 'published' : 'failed'
}

async function isTaken(url: string, ask: typeof fetch, patience: number): Promise<boolean> {
  try {
    // A hook answers itself; a redirect would send the request to an address that nobody entered.
    const response = await ask(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    // What is thrown may quote the address.
    return false
  }
}

/** The same for a run that sends messages: what goes wrong here delays none of them. */
export async function publishBeside(publishing: Publishing): Promise<void> {
  try {
    await publishDue(publishing)
  } catch (error) {
    console.error(`Nothing was published: ${error instanceof Error ? error.name : 'error'}`)
  }
}
