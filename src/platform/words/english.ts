import type { SiteFacts } from '../site/siteFacts'

const spelled = 'zero one two three four five six seven eight nine ten'.split(' ')

/** "one shop", "three shops", "12 shops". */
export function shopsText(count: number): string {
  return `${spelled[count] ?? count} ${count === 1 ? 'shop' : 'shops'}`
}

/** "1 mile", "25 miles". */
export function milesText(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** The text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "A", "A and B", "A, B and C". */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Where the company works: "southern California", else the cities of its shops, three at most. */
export function placeText({ shops, isSouthernCalifornia }: SiteFacts): string {
  if (isSouthernCalifornia) return 'southern California'
  const cities = [...new Set(shops.map(({ city }) => city))]
  return cities.length > 3 ? `${cities.slice(0, 3).join(', ')} and beyond` : listText(cities)
}

/** The names of the shops; where they are many, the first ones and how many more there are. */
export function shopNamesText({ shops }: SiteFacts): string {
  const names = shops.map(({ name }) => name)
  return names.length > 5
    ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more`
    : listText(names)
}
