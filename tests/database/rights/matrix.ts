import type { RightsCaller } from './walk'

/** What everybody may do with a table or view. What is not named is refused. */
export type RelationRights = {
  /** Whose rows a caller sees of the sample business; a caller who is not named is refused. */
  sees?: Partial<Record<RightsCaller, 'all' | 'some' | 'none'>>
  /** Columns that are refused to a caller who may read others. */
  hidden?: Partial<Record<RightsCaller, string[]>>
  /** Columns that a caller may write in rows of their own. */
  updates?: Partial<Record<RightsCaller, string[]>>
  /** `caller: column`. */
  inserts?: string[]
  deletes?: RightsCaller[]
}

export type RightsMatrix = {
  relations: Record<string, RelationRights>
  /** Who is let into each function; what it then does for whom is tested with the function. */
  functions: Record<string, RightsCaller[]>
}
