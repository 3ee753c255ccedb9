/**
 * True for text that can be an e-mail address: `name@host`, nothing around it. Lenient on purpose, since
 * only the mail server knows which mailboxes exist. The database checks the same (`private.is_email`).
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>(),:;"]+@[^\s@<>(),:;"]+$/.test(text.trim())
}
