/** The company as pages, mails and papers name it. */
export type CompanyFacts = {
  name: string
  /** The address of the business, in one line. */
  address: string
  phone: string
  /** The address of a link that calls the phone number. */
  phoneHref: string
  email: string
  /** Where the company's site is, with its protocol. */
  website: string
}

/** The company's public facts until the owner's settings are known (`SiteSettings.company`). A placeholder. */
export const usualCompany: CompanyFacts = {
  name: 'Sunline Auto Glass',
  address: '1200 Figueroa Street, Los Angeles, CA 90015',
  phone: '(555) 010-0199',
  phoneHref: 'tel:+15550100199',
  email: 'hello@sunline.example',
  website: 'https://sunline.example',
}

/** What is no setting: replaced here, nowhere else. */
export const fixedFacts = {
  /** Automotive Repair Dealer registration; mobile repair shows it (16 CCR 3351.3). A placeholder. */
  registrationNumber: 'ARD 00000000',
  /** What ids of calendar entries end with. It never changes: an entry would stand in calendars twice. */
  calendarDomain: 'sunline.example',
  /** Radius of the mobile service around each shop in a new system, in miles. */
  serviceRadiusMiles: 25,
} as const

/**
 * The address of a link that calls a number of the company's own: "(555) 010-0199" → "tel:+15550100199". Such a
 * number stands on every page, and public pages do not carry the tables of the world's numbering plans.
 */
export function callHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'))) {
    return `tel:+${digits}`
  }
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`
}
