import { HttpResponse } from 'msw'

/** A refusal of the Storage service: the status that its body tells, code, name and message. */
export type StorageFailure = readonly [
  statusCode: number,
  code: string,
  error: string,
  message: string,
]

/** What it says of headers, addresses and bodies. */
export const invalid = (message: string): StorageFailure => [
  400,
  'InvalidRequest',
  'Error',
  message,
]
export const accessDenied = (message: string): StorageFailure => [
  403,
  'AccessDenied',
  'Unauthorized',
  message,
]

/** Codes and messages of the service (github.com/supabase/storage, src/internal/errors/codes.ts). */
export const storageFailures = {
  policy: accessDenied('new row violates row-level security policy'),
  duplicate: [409, 'ResourceAlreadyExists', 'Duplicate', 'The resource already exists'],
  noBucket: [404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'],
  noFile: [404, 'NoSuchKey', 'not_found', 'Object not found'],
  tooLarge: [
    413,
    'EntityTooLarge',
    'Payload too large',
    'The object exceeded the maximum allowed size',
  ],
  signature: [400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature'],
  token: [400, 'InvalidJWT', 'InvalidJWT', 'signature verification failed'],
} as const satisfies Record<string, StorageFailure>

/** The refusal as the service sends it: its own status is 400 for everything that the caller did. */
export function storageError([statusCode, code, error, message]: StorageFailure) {
  return HttpResponse.json(
    { statusCode: String(statusCode), code, error, message },
    { status: 400, headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  )
}
