const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** US dollars as text with a $ sign and two decimals (specification, section 9): 299 → "$299.00". */
export function formatMoney(dollars: number): string {
  return usd.format(dollars)
}

/** US dollars as text without cents, for tiles and price cards: 24500 → "$24,500". */
export function formatWholeMoney(dollars: number): string {
  return wholeUsd.format(dollars)
}
