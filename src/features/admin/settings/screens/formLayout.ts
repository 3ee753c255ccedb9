/** Cards beside each other where there is room; a focused control is not left behind the bar at the foot. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '4', md: '5' },
  alignItems: 'start',
  css: { '& :is(input, select, button)': { scrollMarginBottom: '6.5rem' } },
} as const
