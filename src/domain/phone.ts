/**
 * The digits by which a number can be called, however it was typed: without an extension and without
 * the country code. Null when there are too few to be a number. The database reads numbers the same way
 * (`private.phone_digits`).
 */
export function phoneDigits(text: string): string | null {
  const [number = ''] = text.toLowerCase().split(/ext|x|#|;|,/)
  const digits = number.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '')
  return digits.length >= 7 ? digits : null
}
