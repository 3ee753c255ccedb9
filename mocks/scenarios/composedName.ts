/** In what shape a composed failure is answered. */
export const composedShapes = ['rest', 'auth', 'page', 'offline', 'silent'] as const
type ComposedShape = (typeof composedShapes)[number]

/** A failure that somebody has put together, beside those of the catalogue. */
export type Composed = {
  /** A call of the catalogue, or the name of a database function. */
  call: string
  shape: ComposedShape
  /** HTTP status; of no meaning without an answer. */
  status: number
  /** The error code in the body, as the server writes it; empty for none. */
  code: string
  /** Milliseconds until the answer comes. */
  delay: number
  /** How many calls are answered as usual before the first one fails. */
  after: number
}

const pattern = new RegExp(
  `^made ([a-z][a-z0-9_-]*) (${composedShapes.join('|')}) ([1-5]\\d\\d) (\\w+|-) (\\d{1,5}) (\\d{1,2})$`,
)

/** A composed failure as an address carries it: words that Storybook lets through. */
export function composedName({ call, shape, status, code, delay: late, after }: Composed): string {
  return ['made', call, shape, status, code || '-', late, after].join(' ')
}

/** The composed failure of a name; null for any other name. */
export function readComposed(name: string): Composed | null {
  const [, call = '', shape, status, code = '', late, after] = pattern.exec(name) ?? []
  if (!call) return null
  return {
    call,
    shape: shape as ComposedShape,
    status: Number(status),
    code: code === '-' ? '' : code,
    delay: Number(late),
    after: Number(after),
  }
}
