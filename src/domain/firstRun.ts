/** The page on which the first administrator of a new project is made. */
export const setupPath = '/setup'

/** Without 0, 1, I and O, which are read one for another. */
const codeForm = /^[A-HJ-NP-Z2-9]{8}$/

/** A typed setup code as the server knows it; null for what can be none, so that no try is used up by it. */
export function setupCodeIn(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return codeForm.test(code) ? code : null
}
