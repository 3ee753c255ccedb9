import { cleanText } from '@/domain/text'
import { instantText, nowOf, nowText, type Context } from './context'
import { forAdmins, forNobody, type DatabaseFunctions } from './functions'
import { refuse, refuseField } from './refusal'
import { nextNumber } from './tables'

// The next run of the sender comes within a minute; here nobody waits that long.
const untilNextRun = 5_000
const shownGroups = ['Company Information', 'System Configuration']

const newest = (instants: readonly (string | null)[]) =>
  instants
    .filter((at) => at !== null)
    .sort()
    .at(-1) ?? null

/** What became of what was asked for long enough ago. */
function requests(context: Context) {
  return [...context.tables.publish_requests.values()].map((row) => {
    const called = Date.parse(row.requested_at) + untilNextRun
    const isOpen = row.published_at === null && row.failed_at === null
    return isOpen && called <= nowOf(context) ? { ...row, published_at: instantText(called) } : row
  })
}

function publishState(context: Context) {
  const { tables } = context
  const asked = requests(context)
  const last = asked.at(-1)
  const url = tables.build_hook.get('true')?.url
  const settings = [...tables.settings.values()].filter(({ group_name }) =>
    shownGroups.includes(group_name),
  )
  return {
    hook_set: url !== undefined,
    hook_host: /^[^/]*\/\/(?:[^/?#]*@)?([^/?#@]+)/.exec(url ?? '')?.[1] ?? null,
    changed_at: newest([
      ...settings.map(({ updated_at }) => updated_at),
      ...[...tables.saved_groups.values()].map(({ changed_at }) => changed_at),
    ]),
    requested_at: last?.requested_at ?? null,
    published_at: newest(asked.map(({ published_at }) => published_at)),
    failed: (last?.failed_at ?? null) !== null,
  }
}

/** The functions by which the public pages are published. */
export const publishingFunctions: DatabaseFunctions = {
  publish_state: forAdmins({}, publishState),
  save_build_hook: forAdmins({ url: 'text' }, (context, given) => {
    const { build_hook } = context.tables
    const url = cleanText(given.url ?? '')
    if (url === '') build_hook.delete('true')
    else if (url.length > 500 || !/^https:\/\/[^\s/$.?#]\S*$/i.test(url))
      refuseField('url', 'invalid')
    else build_hook.set('true', { url })
    return publishState(context)
  }),
  request_publish: forAdmins({}, (context) => {
    const { tables } = context
    if (!tables.build_hook.has('true')) {
      const problems = [{ field: 'url', problem: 'no_hook' }]
      refuse('PT422', 'no_hook', problems, 'Enter the address of a build hook first.')
    }
    const isWaiting = requests(context).some(
      ({ published_at, failed_at }) => published_at === null && failed_at === null,
    )
    if (!isWaiting) {
      const id = nextNumber(tables, 'publish_requests')
      const requested_at = nowText(context)
      tables.publish_requests.set(id, { id, requested_at, published_at: null, failed_at: null })
    }
    return publishState(context)
  }),
  claim_publish: forNobody('claim_publish'),
  record_publish: forNobody('record_publish', { id: 'bigint', ok: 'boolean' }),
}
