/** Words that the screens with cards share. */
export const cards = {
  sortBy: 'Sort by',
  /** An order of the cards, like "Price, highest first". */
  order: (label: string, descending: boolean) =>
    `${label}, ${descending ? 'highest first' : 'lowest first'}`,
  orderOfDays: (label: string, descending: boolean) =>
    `${label}, ${descending ? 'latest first' : 'earliest first'}`,
  orderOfNames: (label: string, descending: boolean) =>
    `${label}, ${descending ? 'Z to A' : 'A to Z'}`,
  tooLarge: (most: number) => `Enter ${most.toLocaleString('en-US')} at most`,
  figureMissing: 'Could not be loaded',
} as const
