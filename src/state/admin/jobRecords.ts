import { atom } from 'jotai'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import { businessGatewaysAtom } from './businessGateways'
import { jobsList } from './jobs'
import { businessView, refreshAtom } from './view'

const openJobAtom = atom((get) => get(jobsList.stateAtom).record)

/** The issues reported on the open job, newest first. Read it only while one is open. */
export const jobIssuesViewAtom = businessView<JobIssue[]>((get) => {
  const id = get(openJobAtom)
  return { key: ['jobs', 'issues', id], ask: ({ jobs }) => jobs.issues(id), enabled: id !== '' }
})

/** The service report of the open job. Read it only for a completed one; `missing` when it has none. */
export const jobReportViewAtom = businessView<ServiceReport>((get) => {
  const id = get(openJobAtom)
  return { key: ['jobs', 'report', id], ask: ({ jobs }) => jobs.report(id), enabled: id !== '' }
})

/** Closes an issue: it no longer counts as open on the job. */
export const resolveIssueAtom = atom(null, async (get, set, issue: Pick<JobIssue, 'id'>) => {
  const outcome = await get(businessGatewaysAtom).jobs.resolveIssue(issue.id)
  void set(refreshAtom, ['jobs'])
  return outcome
})
