import { noAnswerMessage } from '@/platform/client/fetchWithTimeout'

/** Comes after 15 seconds of silence: no story waits so long, so it belongs to one that has ended. */
const late = noAnswerMessage
const seen: string[] = []
const original = console.error

/** Collects what a story writes to `console.error`; call `expectQuietConsole` when it has played. */
export function watchConsole() {
  seen.length = 0
  console.error = (...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '))
    original(...parts)
  }
}

/**
 * Throws when the story wrote to `console.error` something that it does not expect.
 * `expected` holds parts of messages that belong to the story (`parameters.expectedConsole`).
 */
export function expectQuietConsole(expected: readonly string[] = []) {
  console.error = original
  const known = [...expected, late]
  const unexpected = seen.filter((line) => !known.some((part) => line.includes(part)))
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`)
  }
}
