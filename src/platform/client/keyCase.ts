/** Keys of the database are in snake case, those of the domain in camel case. */

function rekey(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rekey(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [rename(key), rekey(item, rename)]),
  )
}

/** The value with all keys in camel case, at every depth: `order_date` → `orderDate`. */
export function camelKeys(value: unknown): unknown {
  return rekey(value, (key) =>
    key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  )
}

/** A name in snake case: `orderDateFrom` → `order_date_from`. */
export function snakeKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The value with all keys in snake case, at every depth. */
export function snakeKeys(value: unknown): unknown {
  return rekey(value, snakeKey)
}
