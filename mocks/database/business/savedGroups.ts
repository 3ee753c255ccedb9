import { nowText, type Context } from './context'
import { refuse } from './refusal'

type Group = 'public_facts' | 'prices' | 'opening_hours'

function rowOf({ tables }: Context, group: Group) {
  const row = tables.saved_groups.get(group)
  if (!row) throw new Error(`The database has no group ${group}`)
  return row
}

/** How often values that are saved together have been saved. */
export function groupVersion(context: Context, group: Group): number {
  return rowOf(context, group).version
}

/** Takes a group for a change of the version that the caller saw; refuses with 409 stale. */
export function takeGroup(context: Context, group: Group, version: number | null): void {
  const row = rowOf(context, group)
  if (row.version !== version) {
    refuse(
      'PT409',
      'stale',
      { version: row.version },
      'Somebody else has changed these settings in the meantime.',
    )
  }
  noteChange(context, group)
}

/** Keeps that a group has changed. */
export function noteChange(context: Context, group: Group): void {
  const version = groupVersion(context, group) + 1
  context.tables.saved_groups.set(group, { version, changed_at: nowText(context) })
}
