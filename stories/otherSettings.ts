import { usualPrices } from '@/domain/prices'
import { usualSiteSettings, type SiteSettings } from '@/domain/siteSettings'

/** What an owner in New York has set: another company, other shops, claims, prices, money, dates and another zone. */
export const otherSettings: SiteSettings = {
  ...usualSiteSettings,
  serviceRadius: 40,
  company: {
    name: 'Harbor Glass',
    address: '1 Pier Road, New York, NY 10004',
    phone: '(212) 555-0142',
    phoneHref: 'tel:+12125550142',
    email: 'desk@harbor.example',
    website: 'https://harbor.example',
  },
  shops: [
    {
      id: 'pier',
      name: 'Pier',
      street: '1 Pier Road',
      city: 'New York',
      zipCode: '10004',
      phone: '(212) 555-0143',
      phoneHref: 'tel:+12125550143',
      latitude: 40.7,
      longitude: -74.01,
    },
    {
      id: 'sound',
      name: 'Sound',
      street: '4 Elm Street',
      city: 'Stamford',
      zipCode: '06901',
      phone: '(212) 555-0144',
      phoneHref: 'tel:+12125550144',
      latitude: 41.05,
      longitude: -73.54,
    },
  ],
  claims: { rating: 4.2, reviews: 350, customers: 12_500, years: 7 },
  prices: {
    ...usualPrices,
    windshield: { oem: 420, oee: 350, aftermarket: 310 },
    'chip-repair': { none: 59 },
    'back-glass': { none: 389.5 },
  },
  formats: { currency: 'CAD', dateFormat: 'DD/MM/YYYY', timeZone: 'Eastern Time' },
  passwordRequirements: 'Basic',
}

/** The usual settings, with one price for a chip repair. */
export const onePrice: SiteSettings = {
  ...usualSiteSettings,
  prices: { ...usualPrices, 'chip-repair': { none: 79 } },
}
