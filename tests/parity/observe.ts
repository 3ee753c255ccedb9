/** What a check saw: leaves are values that must be equal on both targets. */
export type Observation = { [field: string]: Observed }
export type Observed = string | number | boolean | null | Observation

// Fields whose very value is part of the contract; of all others only the kind is.
const exactFields = new Set([
  'code',
  'error_code',
  'message',
  'msg',
  'error',
  'error_description',
  'token_type',
  'expires_in',
  'aud',
  'role',
  'provider',
  'reasons',
  'problem',
  'field',
  'seats_left',
  'time_frame',
  'price',
  'first_name',
  'last_name',
  'is_anonymous',
  'email_verified',
  'serviceType',
  'glassType',
  'position',
  'alg',
])

const headersRead = [
  'content-type',
  'content-range',
  'retry-after',
  'www-authenticate',
  'x-supabase-api-version',
]

/** The shape of a JSON value: keys and kinds, and the values of the fields that are exact. */
export function shapeOf(value: unknown, field = ''): Observed {
  if (value === null) return null
  if (Array.isArray(value)) {
    return exactFields.has(field)
      ? value.join(', ')
      : { length: value.length, item: value.length > 0 ? shapeOf(value[0]) : null }
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other))
    return Object.fromEntries(
      entries
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => [key, shapeOf(inner, key)]),
    )
  }
  if (exactFields.has(field)) return value as string | number | boolean
  return `a ${typeof value}`
}

/** Status, the headers that clients read, and the shape of the body. */
export async function observeResponse(response: Response): Promise<Observation> {
  const headers: Observation = {}
  for (const name of headersRead) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { status: response.status, headers, body: await bodyOf(response) }
}

async function bodyOf(response: Response): Promise<Observed> {
  const text = await response.text()
  if (text === '') return 'empty'
  try {
    return shapeOf(JSON.parse(text))
  } catch {
    return 'not JSON'
  }
}

/** What auth-js made of a call: the kind of error with status and code, or the shape of the data. */
export function observeAuth(result: { data?: unknown; error: unknown }): Observation {
  const { error } = result
  if (!error) return { data: shapeOf(result.data ?? null) }
  const { name, status, code, message, reasons } = error as Record<string, unknown>
  return {
    error: {
      name: String(name),
      status: typeof status === 'number' ? status : null,
      code: typeof code === 'string' ? code : null,
      message: String(message),
      ...(Array.isArray(reasons) ? { reasons: reasons.join(', ') } : {}),
    },
  }
}

/** What postgrest-js made of a call. */
export function observeRest(result: {
  data: unknown
  error: unknown
  status: number
}): Observation {
  if (!result.error) return { status: result.status, data: shapeOf(result.data) }
  const { code, message, details, hint } = result.error as Record<string, unknown>
  return {
    status: result.status,
    error: {
      code: String(code),
      message: String(message),
      details: shapeOf(details),
      hint: shapeOf(hint),
    },
  }
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A JSON value as it is, but for what two servers can never have alike: instants and accounts. */
function exactly(value: unknown): Observed {
  if (Array.isArray(value)) {
    return {
      length: value.length,
      ...Object.fromEntries(value.map((item, n) => [n, exactly(item)])),
    }
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exactly(inner)]))
  }
  if (typeof value === 'string' && instant.test(value)) return 'an instant'
  if (typeof value === 'string' && uuid.test(value)) return 'a UUID'
  return value as Observed
}

/** What a call of a function answered, with every value. */
export function observeExactly(result: {
  data: unknown
  error: unknown
  status: number
}): Observation {
  if (!result.error) return { status: result.status, data: exactly(result.data) }
  const { code, message, details, hint } = result.error as Record<string, unknown>
  return {
    status: result.status,
    error: {
      code: String(code),
      message: String(message),
      details: facts(details),
      hint: facts(hint),
    },
  }
}

// The facts of a refusal are JSON in a text.
function facts(details: unknown): Observed {
  try {
    return exactly(JSON.parse(String(details)))
  } catch {
    return exactly(details)
  }
}

/** One place where two observations are not the same. */
export type Difference = { path: string; mocks: string; embedded: string }

/** Every leaf at which two observations differ. */
export function differences(mocks: Observed, embedded: Observed, path = ''): Difference[] {
  if (isObject(mocks) && isObject(embedded)) {
    const keys = [...new Set([...Object.keys(mocks), ...Object.keys(embedded)])].sort()
    return keys.flatMap((key) =>
      differences(
        key in mocks ? (mocks[key] as Observed) : absent,
        key in embedded ? (embedded[key] as Observed) : absent,
        path ? `${path}.${key}` : key,
      ),
    )
  }
  if (mocks === embedded) return []
  return [{ path, mocks: JSON.stringify(mocks), embedded: JSON.stringify(embedded) }]
}

// JSON's null is a value of its own, and so not the same as a key that is not there.
const absent = 'absent'

function isObject(value: Observed): value is Observation {
  return typeof value === 'object' && value !== null
}
