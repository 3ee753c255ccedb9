import { getResponse, HttpResponse, type RequestHandler } from 'msw'
import type { BusinessFunction } from '@/platform/client/businessCall'
import { browserDatabase } from '../browser'
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
