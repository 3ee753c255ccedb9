import { http, type RequestHandler } from 'msw'
import { camelKeys, snakeKeys } from '@/data/keyCase'
import type { IssueReport, JobCompletion } from '@/domain/technicianDay'
import type { MockDatabase } from '../database/mockDatabase'
import {
  completeJob,
  dayOf,
  reportIssue,
  takeStep,
  type ActionOutcome,
} from '../database/technicianServer'
import { restError, restJson } from './answers'
import { readCall } from './readCall'
import { permissionDenied } from './restRequest'

type Body = Record<string, unknown>

/** The technician's day and what is done in it. Kept in the database it is given. */
export function technicianHandlers(database: MockDatabase): RequestHandler[] {
  const action = (
    name: string,
    subject: string,
    act: (sent: { userId: string; key: string; jobId: string }, body: Body) => ActionOutcome,
  ) =>
    http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
      const call = await readCall(database, request, name, [
        'job_id',
        subject,
        'idempotency_key',
        'taken_at',
      ])
      if ('refusal' in call) return call.refusal
      const { body, userId } = call
      const sent = {
        userId: userId ?? '',
        key: String(body.idempotency_key),
        jobId: String(body.job_id),
      }
      return answerOf(act(sent, body))
    })

  return [
    http.post('*/rest/v1/rpc/my_day', async ({ request }) => {
      const call = await readCall(database, request, 'my_day', [])
      if ('refusal' in call) return call.refusal
      const day = dayOf(database, call.userId)
      if (!day) return permissionDenied(call.caller, 'Only technicians have a day here')
      return restJson(snakeKeys(day) as Body as never)
    }),

    action('take_step', 'step', (sent, { step }) => takeStep(database, sent, String(step))),
    action('complete_job', 'completion', (sent, { completion }) =>
      completeJob(database, sent, camelKeys(completion ?? {}) as Partial<JobCompletion>),
    ),
    action('report_issue', 'issue', (sent, { issue }) =>
      reportIssue(database, sent, camelKeys(issue ?? {}) as Partial<IssueReport>),
    ),

    http.post('*/rest/v1/rpc/service_report', async ({ request }) => {
      const call = await readCall(database, request, 'service_report', ['job_id'])
      if ('refusal' in call) return call.refusal
      const day = dayOf(database, call.userId)
      const report = database.serviceReports.get(String(call.body.job_id))
      if (!report || day?.technicianId === null || !day) {
        return restError({
          status: 404,
          code: 'PT404',
          message: 'not_found',
          details: '',
          hint: 'There is no report of this job.',
        })
      }
      return restJson(snakeKeys(report) as Body as never)
    }),
  ]
}

function answerOf(outcome: ActionOutcome) {
  if ('answer' in outcome) return restJson(snakeKeys(outcome.answer) as Body as never)
  if ('invalid' in outcome) {
    return restError({
      status: 422,
      code: 'PT422',
      message: 'invalid',
      details: JSON.stringify(outcome.invalid),
      hint: 'Some details are missing or cannot be right.',
    })
  }
  return restError({
    status: 409,
    code: 'PT409',
    message: outcome.conflict,
    details: outcome.facts ? JSON.stringify(outcome.facts) : '',
    hint: outcome.hint,
  })
}
