/** The pages that are measured; `/limit` is the home page's document without any script. */
export const measured = [
  '/',
  '/windshield-replacement',
  '/locations',
  '/about',
  '/quote',
  '/login',
  '/limit',
]

/** What the median of a page's runs has to reach. Scores are 0 to 100, times milliseconds. */
export const bars = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  layoutShift: { most: 0.01 },
  blockingTime: { most: 100 },
}

/** Home's largest contentful paint may take this many times the limit page's. */
export const mostTimesLimit = 1.3

/**
 * @param {number[]} values
 * @returns {number} the middle value
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * @param {Record<string, Record<string, number>>} medians by page, then by measure
 * @returns {string[]} what is below its bar, in words
 */
export function shortfalls(medians) {
  const found = []
  for (const [page, values] of Object.entries(medians)) {
    if (page === '/limit') continue
    for (const [measure, { least = -Infinity, most = Infinity }] of Object.entries(bars)) {
      const value = values[measure]
      if (value === undefined || (value >= least && value <= most)) continue
      found.push(
        `${page}: ${measure} is ${value}, ${value < least ? `at least ${least}` : `at most ${most}`}`,
      )
    }
  }
  const ratio = medians['/']?.largestPaint / medians['/limit']?.largestPaint
  if (ratio > mostTimesLimit) {
    found.push(
      `/: its largest paint takes ${ratio.toFixed(2)} times the limit page's, at most ${mostTimesLimit}`,
    )
  }
  return found
}
