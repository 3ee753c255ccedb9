import type { Change, ReviewedStory, Status } from './review'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day for people, of an ISO instant. */
export const dayOf = (instant: string) => day.format(new Date(instant))

/** The name of each status. */
export const stateNames: Readonly<Record<Status['state'], string>> = {
  draft: 'Draft',
  'in review': 'In review',
  approved: 'Approved',
}

/** The name of what became of a story. */
export const changeNames: Readonly<Record<NonNullable<Change>, string>> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  same: 'Same',
}

/** What stands behind a status: who said what about which version. */
export function statusWords({ state, approvals, asked, approvedBefore }: Status): string {
  const parts = [
    approvals.length > 0 &&
      `Approved by ${approvals.map(({ by, version, when }) => `${by} for ${version} on ${dayOf(when)}`).join(', ')}.`,
    ...asked.map(
      ({ by, version, note }) => `${by} asks for changes in ${version}${note ? `: ${note}` : '.'}`,
    ),
    approvedBefore &&
      `${approvedBefore.by} approved it for ${approvedBefore.version}; its pictures changed since.`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(' ')
  return state === 'draft' ? 'Not to be reviewed yet.' : 'Nobody has decided yet.'
}

/** Where a whole page stands: approved when all of its stories are. */
export function pageStatus(stories: readonly ReviewedStory[]): {
  state: Status['state']
  words: string
} {
  const there = stories.filter(({ change }) => change !== 'gone')
  const approved = there.filter(({ status }) => status.state === 'approved')
  if (there.every(({ status }) => status.state === 'draft')) {
    return { state: 'draft', words: 'Not published for review yet.' }
  }
  const said = approved.flatMap(({ status }) => status.approvals)
  const by = [...new Set(said.map((one) => one.by))].join(', ')
  if (approved.length === there.length) {
    const latest = said.toSorted((one, other) => one.when.localeCompare(other.when)).at(-1)
    return {
      state: 'approved',
      words: `By ${by}, last for ${latest?.version} on ${dayOf(latest?.when ?? '')}.`,
    }
  }
  const fellBack = there.filter(({ status }) => status.approvedBefore !== null).length
  const words = [
    `${approved.length} of ${there.length} states are approved${by && `, by ${by}`}.`,
    fellBack > 0 && `${fellBack} changed since they were.`,
  ]
  return { state: 'in review', words: words.filter(Boolean).join(' ') }
}
