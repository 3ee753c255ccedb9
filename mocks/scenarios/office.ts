import { getResponse, type RequestHandler } from 'msw'
import { createMockDatabase, type MockDatabase } from '../database/mockDatabase'
import { restError } from '../handlers/answers'
import { businessHandlers } from '../handlers/business'
import { onFunction } from './failures'
import type { ScenarioFacts } from './scenario'
import { rest, simpleFailure } from './simpleFailure'

/** What can go wrong with what the office sets: prices, and who works here. */
export const officeScenarios: ScenarioFacts[] = [
  {
    name: 'prices-stale',
    title: 'Prices saved by somebody else meanwhile',
    area: 'office',
    source: 'office: prices stale',
    server:
      'The function save_prices answers 409 PT409 "stale" to the version that was read first; from then on the prices are those that somebody else has saved.',
    person:
      '"Somebody else changed these settings while you worked" with their prices beside the own. What was typed stays, and saving again keeps it.',
    handlers: pricesStale,
    probes: [{ call: 'save_prices', answer: 409, code: 'PT409', message: 'stale' }],
    seed: { stored: 'session', role: 'admin', expiresIn: 3600 },
  },
  simpleFailure({
    name: 'invitation-mail-limit',
    title: 'Too many invitations in an hour',
    area: 'office',
    source: 'office: invitation limit',
    calls: ['invite_person'],
    how: rest(429, 'PT429', 'rate_limited'),
    person:
      '"Too many invitations in an hour." in the open form, with what to do next. What was typed stays.',
    seed: { stored: 'session', role: 'super_admin', expiresIn: 3600 },
  }),
]

/** A server at which everything costs more than the office has read. */
function laterDatabase(raise: number): MockDatabase {
  const database = createMockDatabase()
  const { service_prices: prices, saved_groups: groups } = database.business
  for (const [id, row] of prices) prices.set(id, { ...row, price: row.price + raise })
  const changed_at = new Date(database.settings.now()).toISOString()
  groups.set('prices', { version: 2, changed_at })
  return database
}

// Who has not tried to save sees the prices as they were.
function pricesStale(): RequestHandler[] {
  const handlers = businessHandlers(laterDatabase(20))
  let isTold = false
  return [
    onFunction('save_prices', async ({ request }) => {
      const { version } = (await request.clone().json()) as { version?: unknown }
      if (version !== 1) return getResponse(handlers, request)
      isTold = true
      return restError({
        status: 409,
        code: 'PT409',
        message: 'stale',
        details: '{"version":2}',
        hint: 'Somebody else has changed these settings in the meantime.',
      })
    }),
    onFunction('get_prices', ({ request }) =>
      isTold ? getResponse(handlers, request) : undefined,
    ),
  ]
}
