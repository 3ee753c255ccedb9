/** A refusal of the Storage service. */
export class StorageRefusal extends Error {
  constructor(
    /** What the body says; the answer's own status is 400 unless this is 500. */
    readonly statusCode: number,
    readonly code: string,
    readonly error: string,
    message: string,
  ) {
    super(message)
  }
}

/*
 * Codes, names and messages as the service has them (github.com/supabase/storage, src/internal/errors/codes.ts and
 * src/http/error-handler.ts, read in August 2026).
 */
export const refusals = {
  accessDenied: (message: string) =>
    new StorageRefusal(403, 'AccessDenied', 'Unauthorized', message),
  duplicate: () =>
    new StorageRefusal(409, 'ResourceAlreadyExists', 'Duplicate', 'The resource already exists'),
  noBucket: () => new StorageRefusal(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noFile: () => new StorageRefusal(404, 'NoSuchKey', 'not_found', 'Object not found'),
  badPath: (path: string) =>
    new StorageRefusal(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${path}`),
  badType: (type: string) =>
    new StorageRefusal(
      415,
      'InvalidMimeType',
      'invalid_mime_type',
      `mime type ${type} is not supported`,
    ),
  tooLarge: () =>
    new StorageRefusal(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  noContent: () =>
    new StorageRefusal(400, 'InvalidRequest', 'InvalidRequest', 'No content provided'),
  badToken: (message: string) => new StorageRefusal(400, 'InvalidJWT', 'InvalidJWT', message),
  badSignature: () =>
    new StorageRefusal(400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature'),
  /** What its validation says of headers, addresses and bodies. */
  invalid: (message: string) => new StorageRefusal(400, 'InvalidRequest', 'Error', message),
  /** An error of the database that has no meaning of its own. */
  database: (code: string) =>
    new StorageRefusal(500, 'DatabaseError', 'DatabaseError', `database error, code: ${code}`),
} as const

/** The refusal as the service sends it. */
export function refused({ statusCode, code, error, message }: StorageRefusal): Response {
  return Response.json(
    { statusCode: String(statusCode), code, error, message },
    {
      status: statusCode === 500 ? 500 : 400,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    },
  )
}

/** An answer in JSON. */
export function answered(body: unknown): Response {
  return Response.json(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
