/** PostgreSQL's types that PGlite refuses values for in the browser's language: its numbers in `pg_type`. */
const checkedTypes = [16, 25, 1042, 1043, 1082, 1083, 1114, 1184, 1266]

/**
 * A parameter as PostgreSQL reads it. What a caller put in place of a text, a date or a yes is handed on as it
 * was written, so that the database says what is wrong with it, as it does behind PostgREST; PGlite itself
 * throws errors that look like a broken server.
 */
function asWritten(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value)
}

export const parameterSerializers = Object.fromEntries(
  checkedTypes.map((type) => [type, asWritten]),
)

/**
 * Hands on what is no list, given for a list, as it was written. PGlite would hand on the value itself, fail
 * in the middle of its message, and begin the next one, somebody else's, with what is left of it.
 * @param serializers those of an open PGlite, which are changed
 */
export function writeListsAsText(
  serializers: Record<number | string, (value: unknown) => unknown>,
) {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => {
      const written = serialize(value)
      return typeof written === 'string' || written instanceof Uint8Array
        ? written
        : asWritten(value)
    }
  }
}
