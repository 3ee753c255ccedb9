/** One weekday of a form of hours, 0 = Sunday; the times 'HH:MM' as a time control holds them. */
export type WeekRow = { weekday: number; isOn: boolean; from: string; until: string }

/** Monday first, as people read a week. */
const weekOrder = [1, 2, 3, 4, 5, 6, 0]

/** Offered when a weekday is switched on that has no times yet. */
const usual = { from: '08:00', until: '18:00' }

/** The seven rows of a form, Monday first. */
export function weekRows(hours: readonly { weekday: number; from: string; until: string }[]) {
  return weekOrder.map((weekday): WeekRow => {
    const known = hours.find((one) => one.weekday === weekday)
    if (!known || known.from === known.until) return { weekday, isOn: false, ...usual }
    return { weekday, isOn: true, from: known.from, until: known.until }
  })
}

/** Tuesday to Friday as Monday is. */
export function withMondayCopied(rows: readonly WeekRow[]): WeekRow[] {
  const monday = rows.find(({ weekday }) => weekday === 1)
  return rows.map((row) =>
    monday && row.weekday >= 2 && row.weekday <= 5 ? { ...monday, weekday: row.weekday } : row,
  )
}

/** What is wrong with a weekday. */
export function weekRowProblem({ isOn, from, until }: WeekRow): 'missing' | 'backwards' | null {
  if (!isOn) return null
  if (!from || !until) return 'missing'
  return from < until ? null : 'backwards'
}
