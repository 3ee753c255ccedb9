/**
 * The company's public facts. The company is a placeholder: replace it here, nowhere else.
 */
export const company = {
  name: 'Sunline Auto Glass',
  phone: '(555) 010-0199',
  phoneHref: 'tel:+15550100199',
  email: 'hello@sunline.example',
  region: 'southern California',
  /** Automotive Repair Dealer registration; mobile repair shows it (16 CCR 3351.3). A placeholder. */
  registrationNumber: 'ARD 00000000',
  /** Radius of the mobile service around each shop, in miles. */
  serviceRadiusMiles: 25,
} as const
