import type { Failing } from './failures'
import type { ProbeCall, ScenarioFacts } from './scenario'
import { rest, simpleFailure } from './simpleFailure'

const couldNot = '"The server could not do this." with "It is not your doing. Try again."'
const inPlaceOfList = `${couldNot} in place of the list, and the button "Try again".`
const notSaved = `${couldNot} in the open form; what was typed stays.`
const notOpened = '"Your account could not be opened" with the buttons "Try again" and "Sign Out".'

/** What an administrator meets, in the products catalog. */
function met(
  call: ProbeCall,
  name: string,
  title: string,
  person: string,
  how: Extract<Failing, { rest: unknown }>,
): ScenarioFacts {
  return simpleFailure({
    name,
    title,
    area: 'rest',
    source: `rest: ${how.rest.code}`,
    calls: [call],
    how,
    person,
    seed: { stored: 'session', role: 'admin', expiresIn: 3600 },
  })
}

/** What the database can answer beside what its functions say themselves. */
export const restScenarios: ScenarioFacts[] = [
  met(
    'read-profile',
    'rest-no-table',
    'Table not there',
    notOpened,
    rest(404, 'PGRST205', "Could not find the table 'public.profiles' in the schema cache"),
  ),
  met(
    'read-profile',
    'rest-no-column',
    'Column not there',
    notOpened,
    rest(400, '42703', 'column profiles.updated_at does not exist'),
  ),
  met(
    'save-record',
    'rest-bad-value',
    'Value of the wrong kind',
    notSaved,
    rest(400, '22P02', 'invalid input syntax for type numeric: "12,50"'),
  ),
  met(
    'save-record',
    'rest-check-violated',
    'Value outside its limits',
    notSaved,
    rest(
      400,
      '23514',
      'new row for relation "products" violates check constraint "products_price_check"',
    ),
  ),
  met(
    'save-record',
    'rest-raised',
    'Refused by a rule of the database',
    notSaved,
    rest(400, 'P0001', 'The catalog is closed for stocktaking'),
  ),
  met(
    'save-record',
    'rest-duplicate',
    'Already there',
    notSaved,
    rest(409, '23505', 'duplicate key value violates unique constraint "products_sku"'),
  ),
  met(
    'reorder',
    'rest-still-referenced',
    'Refers to what is gone',
    `${couldNot} in the open form; nothing is ordered.`,
    rest(
      409,
      '23503',
      'insert or update on table "stock_orders" violates foreign key constraint "stock_orders_product_id_fkey"',
    ),
  ),
  met(
    'list-records',
    'rest-no-connection-to-database',
    'Database cannot be reached',
    inPlaceOfList,
    rest(503, 'PGRST000', 'Database connection error. Retrying the connection.'),
  ),
  met(
    'list-records',
    'rest-pool-exhausted',
    'No connection free',
    inPlaceOfList,
    rest(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
  ),
  met(
    'list-records',
    'rest-statement-timeout',
    'Query took too long',
    inPlaceOfList,
    rest(500, '57014', 'canceling statement due to statement timeout'),
  ),
]
