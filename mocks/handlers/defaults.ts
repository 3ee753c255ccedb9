import type { RequestHandler } from 'msw'
import type { MockDatabase } from '../database/mockDatabase'
import { authHandlers } from './auth'
import { connectivityHandlers } from './connectivity'
import { maintenanceHandlers } from './maintenance'
import { personalDataHandlers } from './personalData'
import { presenceHandlers } from './presence'
import { profileHandlers } from './profiles'
import { quoteHandlers } from './quotes'
import { restHandlers } from './rest'
import { technicianHandlers } from './technician'

/** The happy path of every domain over one database; the catch-all of REST comes last. */
export function defaultHandlers(database: MockDatabase): RequestHandler[] {
  return [
    ...authHandlers(database),
    ...profileHandlers(database),
    ...presenceHandlers(database),
    ...quoteHandlers(database),
    ...technicianHandlers(database),
    ...personalDataHandlers(database),
    ...maintenanceHandlers(database),
    ...connectivityHandlers(),
    ...restHandlers(database),
  ]
}
