import { http, type JsonBodyType, type RequestHandler } from 'msw'
import { accessFunctions } from '../database/business/access'
import { appointmentFunctions, functionsBehindLinks } from '../database/business/appointments'
import { boardFunctions } from '../database/business/boards'
import { backupFunctions } from '../database/business/backups'
import { capacityFunctions } from '../database/business/capacitySettings'
import type { Context } from '../database/business/context'
import { personalDataFunctions } from '../database/business/erasure'
import { photoFileFunctions } from '../database/business/photoFiles'
import { figureFunctions } from '../database/business/figures'
import type { DatabaseFunction, DatabaseFunctions } from '../database/business/functions'
import { jobFunctions } from '../database/business/jobs'
import { maintenanceFunctions } from '../database/business/maintenance'
import { messageFunctions } from '../database/business/messageLog'
import { officeFunctions } from '../database/business/office'
import { orderFunctions } from '../database/business/orders'
import { priceFunctions } from '../database/business/prices'
import { publicFactFunctions } from '../database/business/publicFacts'
import { publishingFunctions } from '../database/business/publishing'
import { quoteFunctions } from '../database/business/quotes'
import { recordFunctions } from '../database/business/records'
import { Refusal } from '../database/business/refusal'
import { searchFunctions } from '../database/business/search'
import { settingFunctions } from '../database/business/settings'
import { siteFunctions } from '../database/business/site'
import { accountFunctions } from '../database/business/staff/accounts'
import { firstAdminFunctions } from '../database/business/staff/firstAdmin'
import { invitationFunctions } from '../database/business/staff/invitations'
import { stockFunctions } from '../database/business/stock'
import { copyTables } from '../database/business/tables'
import { technicianFunctions } from '../database/business/technicianDay'
import { technicianTimeFunctions } from '../database/business/technicianTime'
import { waitingFunctions } from '../database/business/waiting'
import { inZoneOf } from '../database/business/zone'
import type { MockDatabase } from '../database/mockDatabase'
import { restError, restJson, restNoContent } from './answers'
import { fitsArguments, readArguments } from './arguments'
import { restCaller, sessionCaller, type RestCaller } from './gateway'
import { missingFunction } from './rest'
import { permissionDenied, readRestBody, signedInUser } from './restRequest'

/** Every function of the admin panel and the technician portal. */
const functions: DatabaseFunctions = {
  ...recordFunctions,
  ...figureFunctions,
  ...searchFunctions,
  ...quoteFunctions,
  ...jobFunctions,
  ...orderFunctions,
  ...stockFunctions,
  ...technicianFunctions,
  ...officeFunctions,
  ...settingFunctions,
  ...maintenanceFunctions,
  ...backupFunctions,
  ...personalDataFunctions,
  ...photoFileFunctions,
  ...appointmentFunctions,
  ...messageFunctions,
  ...boardFunctions,
  ...technicianTimeFunctions,
  ...capacityFunctions,
  ...siteFunctions,
  ...waitingFunctions,
  ...priceFunctions,
  ...publicFactFunctions,
  ...publishingFunctions,
  ...accountFunctions,
  ...invitationFunctions,
  ...firstAdminFunctions,
  ...accessFunctions,
}

const openToVisitors = [
  'current_maintenance',
  'site_settings',
  'read_invitation',
  'setup_state',
  ...functionsBehindLinks,
  ...Object.keys(waitingFunctions),
]

/** The functions of the business, over the tables of the database. */
export function businessHandlers(database: MockDatabase): RequestHandler[] {
  return Object.entries(functions).map(([name, called]) =>
    http.post(`*/rest/v1/rpc/${name}`, ({ request }) => answer(database, request, name, called)),
  )
}

/** Who calls, as the functions see it. */
export function contextOf(database: MockDatabase, caller: RestCaller): Context {
  return {
    database,
    tables: database.business,
    accountId: caller.role === 'anon' ? null : caller.userId,
    userId: signedInUser(database, caller),
    ...(caller.role === 'anon' ? {} : { aal: caller.aal }),
  }
}

async function answer(
  database: MockDatabase,
  request: Request,
  name: string,
  called: DatabaseFunction,
) {
  const entry = openToVisitors.includes(name)
    ? restCaller(database, request)
    : sessionCaller(database, request)
  if ('refusal' in entry) return entry.refusal
  const sent = await readRestBody(request)
  if ('refusal' in sent) return sent.refusal
  const given = Object.keys(sent.body).sort()
  if (!fitsArguments(called, given)) return restError(missingFunction(name, given))
  if (entry.caller.role === 'anon' && !openToVisitors.includes(name)) {
    return permissionDenied(entry.caller, `permission denied for function ${name}`)
  }
  const read = readArguments(called, sent.body)
  if ('failure' in read) return restError(read.failure)
  return inTransaction(database, () => {
    const result = inZoneOf(database.business, () =>
      called.run(contextOf(database, entry.caller), read.values as never),
    )
    return result === undefined ? restNoContent() : restJson(result as JsonBodyType)
  })
}

// What a refused call did before it was refused does not stay; numbers that it used are used up.
function inTransaction(database: MockDatabase, act: () => Response) {
  const before = copyTables(database.business)
  try {
    return act()
  } catch (error) {
    database.business = { ...before, numbers: database.business.numbers }
    if (error instanceof Refusal) return restError(error.failure)
    throw error
  }
}
