import type { RequestHandler } from 'msw'
import type { MockDatabase } from '../database/mockDatabase'
import { authHandlers } from './auth'
import { businessHandlers } from './business'
import { connectivityHandlers } from './connectivity'
import { presenceHandlers } from './presence'
import { profileHandlers } from './profiles'
import { quoteHandlers } from './quotes'
import { restHandlers } from './rest'
import { storageHandlers } from './storage'

/** The happy path of every domain over one database; the catch-all of REST comes last. */
export function defaultHandlers(database: MockDatabase): RequestHandler[] {
  return [
    ...authHandlers(database),
    ...profileHandlers(database),
    ...presenceHandlers(database),
    ...quoteHandlers(database),
    ...businessHandlers(database),
    ...storageHandlers(database),
    ...connectivityHandlers(),
    ...restHandlers(database),
  ]
}
