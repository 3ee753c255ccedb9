import type { BusinessCall } from '@/platform/client/businessCall'

/**
 * A call that answers the same to everything, as the real one does: what `isValue` refuses is a server in trouble.
 * `calls` are the names and arguments it was called with.
 */
export function createBusinessCallOver(answer: unknown) {
  const calls: [string, Record<string, unknown>][] = []
  const call: BusinessCall = async <Value>(
    name: string,
    args: Record<string, unknown> = {},
    isValue?: (value: unknown) => boolean,
  ) => {
    calls.push([name, args])
    return isValue && !isValue(answer)
      ? { ok: false as const, failure: { kind: 'unavailable' as const, reason: 'server' as const } }
      : { ok: true as const, value: answer as Value }
  }
  return { calls, call }
}
