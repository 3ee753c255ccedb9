/** A second factor that was just made, and counts once a first code was right. */
export type NewFactor = {
  id: string
  /** A picture to scan, as an address of data. */
  qrCode: string
  /** What is typed into an authenticator that cannot scan. */
  secret: string
}

/** How many digits a code has. */
const codeLength = 6

/** The digits of what was typed: authenticators show codes in two groups. */
export function codeDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Whether a text has the form of a code. */
export function isCode(text: string): boolean {
  return new RegExp(`^\\d{${codeLength}}$`).test(codeDigits(text))
}
