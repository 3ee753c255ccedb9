import { instantText, nowOf, nowText, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseField } from './refusal'
import type { PublishRow } from './tables'

// The next run of the messages function comes within a minute; here nobody waits that long.
const untilNextRun = 5_000

function stateRow({ tables }: Context): PublishRow {
  const row = tables.publishing.get('true')
  if (!row) throw new Error('The database has no state of publishing')
  return row
}

function change(context: Context, changes: Partial<PublishRow>): void {
  context.tables.publishing.set('true', { ...stateRow(context), ...changes })
}

/** Keeps that something has changed which the public pages show. */
export function noteChange(context: Context): void {
  change(context, { changed_at: nowText(context) })
}

function publishState(context: Context) {
  const { hook_url, requested_at, ...row } = stateRow(context)
  const calledAt = requested_at === null ? Infinity : Date.parse(requested_at) + untilNextRun
  const isCalled = !row.failed && calledAt <= nowOf(context)
  return {
    hook_set: hook_url !== '',
    hook_host: hook_url === '' ? null : new URL(hook_url).host,
    changed_at: row.changed_at,
    requested_at,
    published_at: isCalled ? instantText(calledAt) : row.published_at,
    failed: row.failed,
  }
}

function isHook(url: string): boolean {
  return url.length <= 500 && /^https:\/\/[^\s/$.?#]\S*$/i.test(url) && URL.canParse(url)
}

/** How the pages that are made beforehand are made anew. */
export const publishingFunctions: DatabaseFunctions = {
  publish_state: forAdmins({}, publishState),
  save_build_hook: forAdmins({ url: 'text' }, (context, { url }) => {
    const hook_url = (url ?? '').trim()
    if (hook_url !== '' && !isHook(hook_url)) refuseField('url', 'invalid')
    change(context, { hook_url, failed: false })
    return publishState(context)
  }),
  request_publish: forAdmins({}, (context) => {
    if (stateRow(context).hook_url === '') refuseField('url', 'no_hook')
    change(context, { requested_at: nowText(context), failed: false })
    return publishState(context)
  }),
}
