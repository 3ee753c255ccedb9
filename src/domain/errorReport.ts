/** What is told about an error of this program: where and what, never who or what was typed. */
export type ErrorReport = {
  name: string
  message: string
  /** Code positions, a line each. */
  stack: string
  /** The page's path, without what follows it. */
  path: string
}

const longestMessage = 300
const mostFrames = 12

/**
 * A report of an error without personal data: quoted text, addresses, numbers, tokens and the changing part
 * of page addresses are replaced by words for what they were. Quoted property names stay, since they come
 * from the code.
 * @param thrown whatever was thrown
 * @param path the page's path; a query or hash is cut off
 */
export function errorReport(thrown: unknown, path: string): ErrorReport {
  const error = thrown instanceof Error ? thrown : undefined
  const message = error ? error.message : typeof thrown === 'string' ? thrown : 'Not an error'
  const frames = (error?.stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && !line.includes(error?.message || '\0'))
  return {
    name: error?.name ?? typeof thrown,
    message: withoutPersonalData(message).slice(0, longestMessage),
    stack: frames
      .slice(0, mostFrames)
      .map((line) => withoutQuery(line).trim())
      .join('\n'),
    path: path.replace(/[?#].*$/s, ''),
  }
}

function withoutQuery(text: string): string {
  return text.replace(/([?#])[^\s)'":]*/g, '')
}

function withoutPersonalData(text: string): string {
  return withoutQuery(text)
    .replace(/(reading |property |function )?(["'`“])(?:(?!\2).)*(?:\2|$)/gs, (quoted, before) =>
      before && /^\S+ ['"`]?[\w$.]+['"`]?$/.test(quoted) ? quoted : '[text]',
    )
    .replace(/[^\s<>()[\]]+@[^\s<>()[\]]+/g, '[e-mail]')
    .replace(/[\w-]{8,}\.[\w-]{8,}\.[\w-]*|[\w+/=-]{32,}/g, '[token]')
    .replace(/\+?\d[\d\s().-]{3,}\d/g, '[number]')
}
