import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

/** Words of the tab "Prices". */
export const prices = {
  title: 'Prices',
  description: (currency: string) =>
    `What each service costs in ${currency}, labor included. New quotes follow at once; what was quoted stays as it was.`,
  loading: 'Loading the prices',
  oneLabel: 'One price, no glass choice',
  yes: 'Yes',
  no: 'No',
  onePrice: 'Price',
  oneHint: 'Visitors are not asked for the glass of this service.',
  save: 'Save Prices',
  saved: 'Prices saved',
  savedText: 'New quotes have them from now on. Publish them for the public pages.',
  unsaved: (services: number) =>
    services === 1
      ? 'Prices of 1 service are changed'
      : `Prices of ${services} services are changed`,
  nothing: 'All prices are saved.',
  field: (service: string, glass: string) => `${service}, ${glass}`,
  required: (field: string) => `${field}: enter a price`,
  invalid: (field: string, most: number) =>
    `${field}: enter a price above 0 and up to ${number(most)}, like 299 or 299.50`,
  notOffered: (field: string) => `${field}: this service does not have that price any more`,
} as const
