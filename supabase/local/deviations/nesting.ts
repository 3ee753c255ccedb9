/** How deep JSON, or the filters of an address, may be nested: many times deeper than anything that this product sends. */
const deepest = 500

/** True for JSON text with more levels than the parsers behind can climb down. Strings count for nothing. */
export function isTooDeep(json: string): boolean {
  if (json.length <= deepest) return false
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfString(json, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Where the string that begins at a place ends; the end of the text when it never does. */
function endOfString(json: string, start: number): number {
  let end = start
  for (;;) {
    end = json.indexOf('"', end + 1)
    if (end === -1) return json.length
    let slashes = 0
    while (json[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end
  }
}

/** True for an address whose filters stand in more parentheses than the parsers behind can climb down. */
export function isTooNested(url: string): boolean {
  let depth = 0
  for (const sign of [...new URL(url).searchParams.values()].join(' ')) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/**
 * The answer to JSON that is nested too deep. Behind PostgREST it is PostgreSQL that refuses it; here the
 * stack of this process would be at its end first.
 */
export function refuseDepth(): Response {
  return Response.json(
    { code: 'PGRST102', message: 'The body is nested too deep', details: null, hint: null },
    { status: 400 },
  )
}
