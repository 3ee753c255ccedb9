import { addDays, businessToday, weekdayOf } from '@/domain/businessTime'
import type { Role } from '@/domain/roles'
import { observeExactly, type Observation } from '../observe'
import { clientOf, sharedPerson, type Target } from '../target'

/** One call of a function: its name and its arguments. */
export type Question = readonly [name: string, args?: Record<string, unknown>]

/** Calls a function as somebody of a role, or as a visitor (null), and answers what came. */
export async function ask(
  target: Target,
  role: Role | null,
  [name, args = {}]: Question,
): Promise<Observation> {
  const client = role ? (await sharedPerson(target, role)).client : clientOf(target)
  return observeExactly(await client.rpc(name, args))
}

/** What a call of an administrator answered, for the next one. Throws when it was refused. */
export async function told<Answer>(target: Target, [name, args = {}]: Question): Promise<Answer> {
  const { client } = await sharedPerson(target, 'admin')
  const { data, error } = await client.rpc(name, args)
  if (error) throw new Error(`${name} at the ${target.name}: ${error.message} ${error.details}`)
  return data as Answer
}

/** A record in its version. */
export type Kept = { id: string; version: number }

/** Today in Pacific Time (YYYY-MM-DD). */
export function today(): string {
  return businessToday(new Date())
}

/** The first Wednesday that is at least so many days ahead (YYYY-MM-DD): every time frame is open. */
export function wednesday(ahead: number): string {
  let day = addDays(today(), ahead)
  while (weekdayOf(day) !== 3) day = addDays(day, 1)
  return day
}
