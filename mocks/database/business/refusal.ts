import type { FieldError, FieldProblem } from '@/domain/businessFailures'
import type { RestFailure } from '../../handlers/answers'

/** What a function of the database raises; nothing it did before stays. */
export class Refusal extends Error {
  constructor(readonly failure: RestFailure) {
    super(failure.message)
  }
}

const invalidHint = 'Some details are missing or cannot be right.'

/**
 * Refuses a call as `private.refuse` does.
 * @param code of the error; its digits are the status
 * @param facts what the details say; null: nothing
 */
export function refuse(
  code: 'PT403' | 'PT404' | 'PT409' | 'PT410' | 'PT422' | 'PT429' | 'PT503',
  message: string,
  facts: object | null,
  hint: string,
): never {
  throw new Refusal({
    status: Number(code.slice(2)),
    code,
    message,
    details: facts ? JSON.stringify(facts) : '',
    hint,
  })
}

/** 404: the record that was asked for is not there. */
export function refuseMissing(hint: string): never {
  refuse('PT404', 'not_found', null, hint)
}

/** 404 without details, as functions say it that do not go through `private.refuse`. */
export function refuseUnknown(hint: string): never {
  throw new Refusal({ status: 404, code: 'PT404', message: 'not_found', hint })
}

/** 409: somebody else saved first. */
export function refuseStale(version: number, what: string): never {
  refuse('PT409', 'stale', { version }, `Somebody else has changed ${what} in the meantime.`)
}

/** 422 with what is wrong with which field. */
export function refuseFields(errors: readonly FieldError[], hint: string = invalidHint): never {
  refuse('PT422', 'invalid', errors, hint)
}

/** 422 with one field. */
export function refuseField(field: string, problem: FieldProblem): never {
  refuseFields([{ field, problem }])
}

/** 42501: the caller's role may not do this. */
export function forbid(message: string): never {
  throw new Refusal({ status: 403, code: '42501', message })
}
