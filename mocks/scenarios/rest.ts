import type { Scenario } from './scenario'
import { rest, signedIn, simpleFailure } from './simpleFailure'

const notSaved = 'A message that the change was not saved, in plain words; what was typed stays.'
const tryAgain = 'A message that it did not work this time, with a way to try again.'

function refused(
  name: string,
  title: string,
  [status, code, message]: readonly [number, string, string],
  person: string,
  details: string | null = null,
): Scenario {
  return simpleFailure({
    name,
    title,
    area: 'rest',
    source: `rest: ${code}`,
    calls: ['update-profile'],
    how: rest(status, code, message, details),
    person,
    seed: signedIn,
  })
}

/** What PostgREST can answer to a change, whichever screen makes it. */
export const restScenarios: Scenario[] = [
  refused(
    'rest-no-table',
    'Table not there',
    [404, 'PGRST205', "Could not find the table 'public.profiles' in the schema cache"],
    notSaved,
  ),
  refused(
    'rest-no-column',
    'Column not there',
    [400, 'PGRST204', "Could not find the 'nickname' column of 'profiles' in the schema cache"],
    notSaved,
  ),
  refused(
    'rest-bad-value',
    'Value of the wrong kind',
    [400, '22P02', 'invalid input syntax for type uuid: "me"'],
    notSaved,
  ),
  refused(
    'rest-check-violated',
    'Value outside its limits',
    [
      400,
      '23514',
      'new row for relation "profiles" violates check constraint "profiles_first_name_check"',
    ],
    notSaved,
  ),
  refused(
    'rest-raised',
    'Refused by a rule of the database',
    [400, 'P0001', 'A profile belongs to one person'],
    notSaved,
  ),
  refused(
    'rest-duplicate',
    'Already there',
    [409, '23505', 'duplicate key value violates unique constraint "profiles_pkey"'],
    'A message that there is one already; what was typed stays.',
  ),
  refused(
    'rest-still-referenced',
    'Refers to what is gone',
    [
      409,
      '23503',
      'insert or update on table "profiles" violates foreign key constraint "profiles_id_fkey"',
    ],
    notSaved,
  ),
  refused(
    'rest-no-connection-to-database',
    'Database cannot be reached',
    [503, 'PGRST000', 'Database connection error. Retrying the connection.'],
    tryAgain,
  ),
  refused(
    'rest-pool-exhausted',
    'No connection free',
    [504, 'PGRST003', 'Timed out acquiring connection from connection pool.'],
    tryAgain,
  ),
  refused(
    'rest-statement-timeout',
    'Query took too long',
    [500, '57014', 'canceling statement due to statement timeout'],
    tryAgain,
  ),
]
