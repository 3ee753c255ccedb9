import { authError } from './authEnvelope'
import { isTooDeep } from './nesting'

/** A text, or a name in an object, that PostgreSQL cannot store. */
const unstorable = /\0/

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => !unstorable.test(name) && isStorable(one))
}

/** The same with halves of characters replaced, as the hosted service's JSON parser does. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(wellFormed)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toWellFormed(), wellFormed(one)]),
  )
}

/** What the hosted service's parser lets stand in a field; `null` stands for nothing in each. */
const fieldTypes: Record<string, 'string' | 'object' | 'boolean'> = {
  ...Object.fromEntries(
    `email password current_password phone nonce channel refresh_token auth_code code_verifier code_challenge
      code_challenge_method type token token_hash redirect_to`
      .split(/\s+/)
      .map((name) => [name, 'string' as const]),
  ),
  data: 'object',
  gotrue_meta_security: 'object',
  create_user: 'boolean',
}

function misfit(body: object): string | undefined {
  const wrong = Object.entries(body).find(([name, value]) => {
    const type = Object.hasOwn(fieldTypes, name) ? fieldTypes[name] : undefined
    return type && value !== null && (typeof value !== type || Array.isArray(value))
  })
  return wrong && `field ${wrong[0]} must be of type ${fieldTypes[wrong[0]]}`
}

/** As long as an e-mail address may be to the hosted service; in characters. */
const longestEmail = 255

/** What the hosted service takes for an e-mail address (the expression is that of its library, checkmail). */
const emailFormat =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** What the hosted service says of an address that it is to write to; undefined when it takes it. */
function refuseEmail(email: unknown): Response | undefined {
  // Each call has its own words for none at all.
  if (typeof email !== 'string' || email === '') return undefined
  if (email.length > longestEmail) {
    return authError(400, 'validation_failed', 'An email address is too long')
  }
  return emailFormat.test(email)
    ? undefined
    : authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
}

const refuse = (why: string) =>
  authError(400, 'bad_json', `Could not parse request body as JSON: ${why}`)

/**
 * The body of a request to the auth service as Lite can take it, or the refusal. What Lite hands on without a
 * look would come back as a 500: a list in place of an address, the character NUL, halves of characters, JSON
 * that is nested deeper than the parsers behind can climb. `null` is an empty body to the hosted service.
 * @param call method and path, as "POST /signup"
 */
export function readableBody(call: string, text: string): string | Response {
  if (isTooDeep(text)) return refuse('it is nested too deep')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Lite has its own words for what is no JSON.
    return text
  }
  if (value === null) return '{}'
  if (typeof value !== 'object' || Array.isArray(value)) return refuse('it must be an object')
  const wrong = misfit(value)
  if (wrong) return refuse(wrong)
  if (!isStorable(value)) return refuse('the character NUL cannot be stored')
  const refused = 'email' in value && call !== 'POST /token' && refuseEmail(value.email)
  if (refused) return refused
  return /\\u[dD]/.test(text) ? JSON.stringify(wellFormed(value)) : text
}
