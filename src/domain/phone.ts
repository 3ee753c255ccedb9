import { findPhoneNumbersInText } from 'libphonenumber-js/min'

/** A phone number found in what somebody typed. */
export type PhoneNumber = {
  /** The digits that identify it: of a US number the ten national ones, else with the country code. */
  digits: string
  /** The address of a link that calls it, with its extension: "tel:+17145550126;ext=4". */
  href: string
  /** Where it stands in the text: from `start` up to, not including, `end`. */
  start: number
  end: number
}

/**
 * The phone numbers in a text, in their order: any way of writing them, with extensions, several in one
 * field, digits of any script. The text itself stays as it was typed. What no numbering plan knows but has
 * seven digits or more counts as one number.
 */
export function phoneNumbersIn(text: string): PhoneNumber[] {
  const found = findPhoneNumbersInText(withoutCommas(text), {
    defaultCountry: 'US',
    extended: true,
  })
  if (found.length > 0) {
    return found.map(({ number, startsAt, endsAt }) => ({
      digits: number.countryCallingCode === '1' ? number.nationalNumber : number.number.slice(1),
      href: number.getURI(),
      start: startsAt,
      end: endsAt,
    }))
  }
  const digits = plainDigits(text)
  return digits ? [{ digits, href: `tel:${digits}`, start: 0, end: text.length }] : []
}

/**
 * The digits by which a text's first number is known; null when there is none. The database reads
 * numbers the same way (`private.phone_digits`); both are tested with one table of examples.
 */
export function phoneDigits(text: string): string | null {
  return phoneNumbersIn(text)[0]?.digits ?? null
}

/** "714,555,0130" as "714-555-0130", and a comma before another number as a slash; lengths stay. */
function withoutCommas(text: string): string {
  return text
    .replace(/(?<!\d)(\d{3}),(?=\s*\d{3,4}(?!\d))/g, '$1-')
    .replace(/,(?=\s*[+(]?\d[\d().\s-]{6,})/g, '/')
}

function plainDigits(text: string): string | null {
  const [number = ''] = text.toLowerCase().split(/ext|x|(?<=\d\s*)#|;|,/)
  const digits = number.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '')
  return digits.length >= 7 ? digits : null
}
