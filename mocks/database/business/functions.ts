import type { BusinessFunction } from '@/platform/client/businessCall'
import { requireAdmin, requireSuperAdmin, type Context } from './context'
import { forbid } from './refusal'

/** The types of arguments that the functions take; a question mark: it may be left out. */
type ArgumentTypes = {
  text: string
  integer: number
  bigint: number
  bigints: number[]
  date: string
  dates: string[]
  timestamptz: string
  uuid: string
  boolean: boolean
  jsonb: unknown
}
export type ArgumentType = keyof ArgumentTypes
type Declared = ArgumentType | `${ArgumentType}?`

type Given<Types extends Record<string, Declared>> = {
  [Name in keyof Types]: Types[Name] extends `${infer Type extends ArgumentType}?`
    ? ArgumentTypes[Type] | null
    : Types[Name] extends ArgumentType
      ? ArgumentTypes[Types[Name]] | null
      : never
}

/** A function of the database as PostgREST knows it: its arguments by name, and what it does. */
export type DatabaseFunction = {
  args: Readonly<Record<string, Declared>>
  /** The result; undefined of a function that answers nothing. */
  run: (context: Context, args: never) => unknown
}

/** Functions by the names that the migrations give them. */
export type DatabaseFunctions = Partial<Record<BusinessFunction, DatabaseFunction>>

/** A function for those who have an account. */
export function forPeople<const Types extends Record<string, Declared>>(
  args: Types,
  run: (context: Context, args: Given<Types>) => unknown,
): DatabaseFunction {
  return { args, run }
}

/** A function that the server's own programs call with their key, and nobody with a browser. */
export function forNobody(
  name: BusinessFunction,
  args: Record<string, Declared> = {},
): DatabaseFunction {
  return { args, run: () => forbid(`permission denied for function ${name}`) }
}

/** Makes functions that only a caller whom `check` lets pass may call. */
function behind(check: (context: Context) => void) {
  return <const Types extends Record<string, Declared>>(
    args: Types,
    run: (context: Context, args: Given<Types>) => unknown,
  ): DatabaseFunction => ({
    args,
    run: (context: Context, given: Given<Types>) => {
      check(context)
      return run(context, given)
    },
  })
}

/** A function for administrators. */
export const forAdmins = behind(requireAdmin)

/** A function for super administrators. */
export const forSuperAdmins = behind(requireSuperAdmin)
