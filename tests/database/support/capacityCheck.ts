/**
 * Judges a plan by rules of its own, written without the database's: what is stored of bookings, staff and hours goes
 * in, sentences about what is wrong come out.
 */

/** Reads rows as the database's owner. */
export type ReadRows = <R>(sql: string) => Promise<R[]>

type Visit = {
  id: string
  day: string
  frame: string
  technician: string | null
  service: string
  zip: string
  planned_with: string | null
  held: boolean | null
  starts: number
  ends: number
  fits: boolean | null
}
type Staff = { id: string; specialties: string[]; counted: boolean }
type Span = { technician: string; day: string; starts: number; ends: number }

const minutes = (column: string) => `(extract(epoch from ${column}) / 60)::integer`

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle miles by the spherical law of cosines. */
function milesBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const [latitude, longitude] = [radians(a[0]), radians(a[1])]
  const [toLatitude, toLongitude] = [radians(b[0]), radians(b[1])]
  const cosine =
    Math.sin(latitude) * Math.sin(toLatitude) +
    Math.cos(latitude) * Math.cos(toLatitude) * Math.cos(toLongitude - longitude)
  return earthRadiusMiles * Math.acos(Math.min(1, cosine))
}

async function readPlan(rows: ReadRows) {
  const visits = await rows<Visit>(`
    select a.id, coalesce(j.scheduled_date, q.appointment_date)::text as day,
      coalesce(j.scheduled_time, q.time_frame) as frame, j.technician_id as technician,
      coalesce(j.service_type, q.service_type) as service,
      coalesce(q.zip_code, right(j.location, 5)) as zip,
      p.technician_id as planned_with, p.held, p.starts, p.ends, p.fits
    from public.appointments a
    left join public.jobs j on j.id = a.job_id
    left join public.quotes q on q.id = a.quote_id
    left join private.planned_visits p on p.appointment_id = a.id
    where case when j.id is null then q.deleted_at is null and q.status <> 'Scheduled'
      else j.deleted_at is null and j.status <> 'Cancelled' end
      and coalesce(j.scheduled_date, q.appointment_date) >= public.business_today()`)
  const staff = await rows<Staff>(`
    select t.id, t.specialties,
      exists (select from public.technician_hours h where h.technician_id = t.id) as counted
    from public.technicians t where t.deleted_at is null and t.duty_status <> 'off-duty'`)
  const hours = await rows<{ technician: string; weekday: number; starts: number; ends: number }>(`
    select technician_id as technician, weekday, ${minutes('starts')} as starts, ${minutes('ends')} as ends
    from public.technician_hours`)
  const absences = await rows<Span>(`
    select technician_id as technician, day::text, ${minutes('starts')} as starts, ${minutes('ends')} as ends
    from public.technician_absences`)
  const frames = await rows<{ frame: string; starts: number; ends: number }>(`
    select time_frame as frame, ${minutes('starts')} as starts, ${minutes('ends')} as ends from public.time_frames`)
  const services = await rows<{ service: string; minutes: number; specialty: string }>(
    'select service_type as service, minutes, specialty from public.service_rules',
  )
  const [rules] = await rows<{ drive_mph: number; visit_gap: number }>(
    'select drive_mph, visit_gap from public.booking_rules',
  )
  const zips = [...new Set(visits.map(({ zip }) => zip))]
  const points = await rows<{ zip: string; latitude: number; longitude: number }>(
    `select zip, latitude, longitude from private.zip_points
     where zip in (${['', ...zips].map((zip) => `'${zip.replaceAll("'", '')}'`).join(', ')})`,
  )
  if (!rules) throw new Error('There are no booking rules')
  return { visits, staff, hours, absences, frames, services, rules, points }
}

/**
 * What is wrong with the plan. `broken` are the bookings that cannot be done as promised; `wrong` are sentences about
 * a plan that contradicts itself, and is empty whatever has happened.
 */
export async function checkPlan(rows: ReadRows): Promise<{ broken: string[]; wrong: string[] }> {
  const plan = await readPlan(rows)
  const wrong: string[] = []
  const pointOf = (zip: string): [number, number] | null => {
    const point = plan.points.find((one) => one.zip === zip)
    return point ? [point.latitude, point.longitude] : null
  }
  const between = (from: string, to: string) => {
    const [a, b] = [pointOf(from), pointOf(to)]
    // A millionth of a minute: two formulas of one distance differ by rounding.
    const drive = a && b ? Math.ceil((milesBetween(a, b) * 60) / plan.rules.drive_mph - 1e-6) : 0
    return Math.max(plan.rules.visit_gap, drive)
  }
  const broken = plan.visits.filter(({ fits }) => fits !== true).map(({ id }) => id)

  const done = plan.visits.filter(({ fits }) => fits === true)
  for (const visit of done) {
    const say = (what: string) => wrong.push(`${visit.id} on ${visit.day} ${visit.frame}: ${what}`)
    const service = plan.services.find((one) => one.service === visit.service)
    const technician = plan.staff.find((one) => one.id === visit.planned_with)
    const frame = plan.frames.find((one) => one.frame === visit.frame)
    if (!service || !technician || !frame) {
      say('has no service, technician or frame')
      continue
    }
    if (visit.held !== (visit.technician === null))
      say('is held although assigned, or the other way')
    if (visit.technician !== null && visit.technician !== technician.id)
      say('is planned with somebody else')
    const skilled =
      service.specialty === '' ||
      technician.specialties.length === 0 ||
      technician.specialties.some((one) => one.toLowerCase() === service.specialty.toLowerCase())
    if (visit.held && !skilled) say('is held by somebody without the skill')
    if (visit.held && !technician.counted) say('is held by somebody without working hours')
    if (visit.ends - visit.starts !== service.minutes) say('has another length')
    if (visit.starts < frame.starts || visit.ends > frame.ends) say('is outside its frame')
    const weekday = new Date(`${visit.day}T12:00:00Z`).getUTCDay()
    const worked = plan.hours.find(
      (one) => one.technician === technician.id && one.weekday === weekday,
    )
    if (
      technician.counted &&
      !(worked && worked.starts <= visit.starts && worked.ends >= visit.ends)
    ) {
      say('is outside working hours')
    }
    const away = plan.absences.some(
      (one) =>
        one.technician === technician.id &&
        one.day === visit.day &&
        one.starts < visit.ends &&
        one.ends > visit.starts,
    )
    if (away) say('is during an absence')
  }
  const days = new Map<string, Visit[]>()
  for (const visit of done) {
    const key = `${visit.planned_with} ${visit.day}`
    days.set(key, [...(days.get(key) ?? []), visit])
  }
  for (const [key, visits] of days) {
    const inOrder = visits.toSorted((a, b) => a.starts - b.starts)
    for (const [index, visit] of inOrder.entries()) {
      const next = inOrder[index + 1]
      if (next && next.starts < visit.ends + between(visit.zip, next.zip)) {
        wrong.push(`${key}: ${visit.ends} to ${next.starts} is too short a drive`)
      }
    }
  }
  return { broken, wrong }
}
