/** What one kind of request cost, in milliseconds. */
export type Figures = {
  name: string
  requests: number
  errors: number
  perSecond: number
  median: number
  p95: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The value below which a share (0 to 1) of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * @param times of each request, in milliseconds
 * @param elapsed in which all of them were made, in milliseconds
 */
export function figuresOf(
  name: string,
  times: readonly number[],
  errors: number,
  elapsed: number,
): Figures {
  return {
    name,
    requests: times.length,
    errors,
    perSecond: round((times.length * 1000) / elapsed),
    median: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
  }
}
