/** A name with its value beside it, or below it where the letters leave no room for both. */
export const nameBesideValue = {
  row: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
  name: { flex: '0 0 6.75rem' },
  value: { flex: '1 1 7rem', minWidth: '0' },
} as const
