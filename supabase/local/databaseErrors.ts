import type { PgliteConnection } from '@supabase/lite/pglite'

/** What PostgreSQL said about a statement that failed. */
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

/** True for an error that PostgreSQL raised, with its SQLSTATE. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}

/**
 * Remembers the last error of the database: Lite answers some of them as a nameless 500, and the
 * SQLSTATE is then nowhere else to be had.
 */
export function watchDatabaseErrors(connection: PgliteConnection): {
  take(): DatabaseError | undefined
} {
  let last: DatabaseError | undefined
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error)
    last = isDatabaseError(normalized) ? normalized : undefined
    return normalized
  }
  return {
    take() {
      const error = last
      last = undefined
      return error
    },
  }
}
