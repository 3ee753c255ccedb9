/** What the programs use of Deno, which runs Edge Functions. */
type Deno = {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}

declare const Deno: Deno

/** A setting of the project's secrets; undefined when it is missing or empty. */
export const setting = (name: string): string | undefined => Deno.env.get(name) || undefined

/**
 * A setting that nothing works without.
 * @throws Error naming it
 */
export function neededSetting(name: string): string {
  const value = setting(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** Answers the function's requests. */
export const serve = (handler: (request: Request) => Promise<Response>): unknown =>
  Deno.serve(handler)
