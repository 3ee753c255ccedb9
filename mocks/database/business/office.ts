import type { NotificationBoard } from '@/domain/notifications'
import type { JobIssue } from '@/domain/technicianDay'
import { nowText, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseMissing } from './refusal'
import { updateRow } from './rows'
import type { IssueRow } from './tables'
import type { Wire } from './wire'

const readKey = (context: Context, id: number) => `${id} ${context.accountId}`

function board(context: Context, limit: number | null): Wire<NotificationBoard> {
  const { notifications, notification_reads: reads } = context.tables
  const newest = [...notifications.values()].sort(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id,
  )
  const isRead = (id: number) => reads.has(readKey(context, id))
  return {
    unread: newest.filter(({ id }) => !isRead(id)).length,
    entries: newest
      .slice(0, Math.min(Math.max(limit ?? 20, 1), 100))
      .map((entry) => ({ ...entry, read: isRead(entry.id) })),
  }
}

function issueView({ tables }: Context, row: IssueRow): Wire<JobIssue> {
  const { technician_id, created_at: _made, resolved_by: _by, ...shown } = row
  const photo = [...tables.job_photos.values()].find(({ issue_id }) => issue_id === row.id)
  return {
    ...shown,
    technician: tables.technicians.get(technician_id)?.name ?? '',
    photo: photo?.path ?? photo?.image ?? '',
  }
}

/** What the office is told: the bell of each administrator, and the issues of jobs. */
export const officeFunctions: DatabaseFunctions = {
  notification_board: forAdmins({ most: 'integer?' }, (context, { most }) => board(context, most)),
  mark_notifications_read: forAdmins({ ids: 'bigints?' }, (context, { ids }) => {
    for (const id of context.tables.notifications.keys()) {
      if (ids === null || ids.includes(id)) {
        context.tables.notification_reads.set(readKey(context, id), true)
      }
    }
  }),
  list_job_issues: forAdmins({ job_id: 'text?' }, (context, { job_id }) =>
    [...context.tables.job_issues.values()]
      .filter((row) => (job_id === null ? row.resolved_at === null : row.job_id === job_id))
      .sort((one, other) => other.id - one.id)
      .slice(0, 100)
      .map((row) => issueView(context, row)),
  ),
  resolve_issue: forAdmins({ id: 'bigint' }, (context, { id }) => {
    const issue = context.tables.job_issues.get(id ?? 0)
    if (!issue || issue.resolved_at !== null) refuseMissing('There is no such open issue.')
    updateRow(context, 'job_issues', issue.id, {
      resolved_at: nowText(context),
      resolved_by: context.accountId,
    })
  }),
}
