import type { JsonBodyType } from 'msw'

/** An error of the auth server before it is put in its envelope. */
export type AuthFailure = {
  status: number
  code: string
  message: string
  /** Further fields of the body, such as `weak_password`. */
  extra?: Record<string, JsonBodyType>
}

/** What a call of the auth server comes to: a body to send, or a failure. */
export type AuthOutcome = { body: object } | { failure: AuthFailure }

/** A parsed request body: fields of unknown kinds. */
export type AuthBody = Record<string, unknown>

/** A failure as an outcome. */
export function fail(
  status: number,
  code: string,
  message: string,
  extra?: AuthFailure['extra'],
): { failure: AuthFailure } {
  return { failure: { status, code, message, extra } }
}

/** A field as text; anything that is not text counts as missing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
