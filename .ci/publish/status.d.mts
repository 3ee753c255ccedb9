import type { Decision, Status } from '../../stories/review/review'

export function statusOf(
  story: { id: string; hash: string; tags?: readonly string[] },
  decisions: readonly Decision[],
): Status
