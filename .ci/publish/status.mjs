/** @typedef {import('../../stories/review/review').Decision} Decision */
/** @typedef {import('../../stories/review/review').Status} Status */

/**
 * Where a story stands. Approved is only what somebody approved as it looks now, and nobody who looked at that has
 * asked for changes since; a story whose pictures changed is in review again.
 * @param {{ id: string, hash: string, tags?: readonly string[] }} story with the hash of its pictures; the tag
 *   `draft` says that it is not to be reviewed yet
 * @param {readonly Decision[]} decisions all that have been made, of any story and version
 * @returns {Status}
 */
export function statusOf({ id, hash, tags = [] }, decisions) {
  const ofStory = decisions
    .filter(({ story }) => story === id)
    .toSorted((one, other) => one.when.localeCompare(other.when))
  const now = lastOfEach(ofStory.filter((decision) => decision.hash === hash))
  const asked = now.filter(({ decision }) => decision === 'changes')
  const approvals = now.filter(({ decision }) => decision === 'approved')
  const earlier = ofStory.filter(({ decision }) => decision === 'approved')
  const isApproved = approvals.length > 0 && asked.length === 0
  return {
    state: tags.includes('draft') ? 'draft' : isApproved ? 'approved' : 'in review',
    approvals: approvals.map(told),
    asked: asked.map((decision) => ({ ...told(decision), note: decision.note ?? '' })),
    approvedBefore: approvals.length === 0 && earlier.length > 0 ? told(earlier.at(-1)) : null,
  }
}

/** Who changes their mind has the last word of their own. */
function lastOfEach(decisions) {
  return [...new Map(decisions.map((decision) => [decision.by, decision])).values()]
}

const told = ({ by, when, version }) => ({ by, when, version })
