import { getResponse, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw'
import type { ConflictReason } from '@/domain/businessFailures'
import type { BusinessFunction } from '@/platform/client/businessCall'
import { snakeKeys } from '@/platform/client/keyCase'
import { browserDatabase } from '../browser'
import { restError, restJson } from '../handlers/answers'
import { businessHandlers } from '../handlers/business'
import { answerWith, onFunction, type Failing } from '../scenarios/failures'

/**
 * Fails a function of the business every time; `silent` never answers. For a story's `answers`.
 * @param among fails only calls with these arguments, in the database's own names
 */
export function failingCall(
  name: BusinessFunction,
  how: Failing,
  among: Readonly<Record<string, unknown>> = {},
): RequestHandler {
  return onFunction(name, async ({ request }) => {
    const sent = (await request.clone().json()) as Record<string, unknown>
    const isMeant = Object.entries(among).every(([key, value]) => sent[key] === value)
    return isMeant ? answerWith(how, request) : undefined
  })
}

/**
 * Answers a function of the business as this story says, in the names of the domain. For a story's `answers`.
 * @param answer is given the arguments, in the database's own names; `{ conflict }` refuses with that reason and
 *   those facts, `{ invalid }` these fields, `stale` as after somebody else's save
 */
export function answeringCall(
  name: BusinessFunction,
  answer: (sent: Record<string, unknown>) => unknown,
): RequestHandler {
  return onFunction(name, async ({ request }) => {
    const given = answer((await request.clone().json()) as Record<string, unknown>)
    if (given === 'stale') return refusal('stale', { version: 99 })
    if (isConflict(given)) return refusal(given.conflict, given.facts)
    if (isInvalid(given)) {
      return restError({
        status: 422,
        code: 'PT422',
        message: 'invalid',
        details: JSON.stringify(given.invalid),
        hint: null,
      })
    }
    return restJson(snakeKeys(given) as JsonBodyType)
  })
}

type Conflict = { conflict: ConflictReason; facts: Record<string, unknown> }

function isConflict(answer: unknown): answer is Conflict {
  return typeof answer === 'object' && answer !== null && 'conflict' in answer
}

type Invalid = { invalid: { field: string; problem: string }[] }

function isInvalid(answer: unknown): answer is Invalid {
  return typeof answer === 'object' && answer !== null && 'invalid' in answer
}

function refusal(message: string, facts: Record<string, unknown>) {
  return restError({
    status: 409,
    code: 'PT409',
    message,
    details: JSON.stringify(facts),
    hint: null,
  })
}

/** The first call is done by the server, and its answer is lost on the way back. For a story's `answers`. */
export function lostAnswer(name: BusinessFunction): RequestHandler {
  return onFunction(
    name,
    async ({ request }) => {
      await getResponse(businessHandlers(browserDatabase), request)
      return HttpResponse.error()
    },
    true,
  )
}
