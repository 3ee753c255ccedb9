export { median } from '../builtSites.mjs'

/** The pages that are measured. */
export const measured = ['/', '/windshield-replacement', '/locations', '/about', '/quote', '/login']

/** What the median of a page's runs has to reach. Scores are 0 to 100, times milliseconds. */
export const bars = {
  performance: { least: 93 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  layoutShift: { most: 0.01 },
  // The largest paint with the throttling applied, as a multiple of the same page's without script.
  timesPlain: { most: 1.3 },
}

/** Most kilobytes (1000 bytes, gzip) of JavaScript that the home page loads without a further act. */
export const mostKilobytesOfHome = 190

/**
 * @param {Record<string, Record<string, number>>} medians by page, then by measure
 * @returns {string[]} what is below its bar, in words
 */
export function shortfalls(medians) {
  const found = []
  for (const [page, values] of Object.entries(medians)) {
    for (const [measure, { least = -Infinity, most = Infinity }] of Object.entries(bars)) {
      const value = values[measure]
      if (value === undefined || (value >= least && value <= most)) continue
      found.push(
        `${page}: ${measure} is ${value}, ${value < least ? `at least ${least}` : `at most ${most}`}`,
      )
    }
  }
  const kilobytes = medians['/']?.scriptKilobytes ?? 0
  if (kilobytes > mostKilobytesOfHome) {
    found.push(`/: loads ${kilobytes} kB of JavaScript, at most ${mostKilobytesOfHome}`)
  }
  return found
}
