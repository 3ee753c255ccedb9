import { timeFrames, type TimeFrame } from '@/domain/appointments'
import { todayOf, type Context } from '../context'
import { present } from '../rows'
import type { BusinessTables, JobRow, QuoteRow } from '../tables'
import { zipOf } from './drives'
import { isStaffed } from './windows'

/** What makes a visit what it is, before it is planned. */
export type Wanted = {
  day: string
  frame: TimeFrame
  service: string
  minutes: number
  /** What a technician has to know; '' for anybody. */
  specialty: string
  /** '' when it is not known. */
  zip: string
}

/** What has to be done at somebody's place: an open quote or a job, and who does it. */
export type Planned = Wanted & {
  /** The public id of the quote or the job. */
  id: string
  /** The technician who does it, or is kept free for it; null: nobody can. */
  holder: string | null
  /** True while nobody was given the job: it can change hands. */
  isHeld: boolean
  /** The order in which visits of a time frame were planned. */
  place: number
}

/** How long a service takes, and what somebody has to know for it. */
function serviceRule(tables: BusinessTables, service: string) {
  return tables.service_rules.get(service) ?? { minutes: 90, specialty: '' }
}

/** A visit that somebody asks for; of a service that is not named, a windshield. */
export function wantedVisit(
  tables: BusinessTables,
  slot: { day: string; frame: TimeFrame },
  service: string | null,
  zip: string | null,
): Wanted {
  const { minutes, specialty } = serviceRule(tables, service ?? 'windshield')
  return { ...slot, service: service ?? 'windshield', minutes, specialty, zip: zipOf(zip ?? '') }
}

/** The visit of a quote, at a time: where free times were asked for, whatever its address says. */
export function visitOfQuote(
  tables: BusinessTables,
  quote: Partial<QuoteRow>,
  day: string,
  frame: TimeFrame,
): Wanted {
  const { service_type = 'windshield', zip_code = '' } = quote
  return wantedVisit(tables, { day, frame }, service_type, zip_code)
}

/** The visit of a job, at a time. Its ZIP is the quote's until the office writes another address. */
export function visitOfJob(
  tables: BusinessTables,
  job: Partial<JobRow>,
  day: string,
  frame: TimeFrame,
): Wanted {
  const { service_type = 'windshield', quote_id, location = '' } = job
  const quote = tables.quotes.get(quote_id ?? '')
  const zip = quote?.address === location ? quote.zip_code : location
  return wantedVisit(tables, { day, frame }, service_type, zip)
}

type Found = Wanted & {
  id: string
  assigned: string | null
  quoteId: string | null
  made: string
}

function visitsOn(tables: BusinessTables, day: string): Found[] {
  const cancelled = new Set(
    [...tables.appointments.values()]
      .filter(({ cancelled_at }) => cancelled_at !== null)
      .map(({ quote_id }) => quote_id),
  )
  const quotes = present(tables.quotes)
    .filter(
      ({ id, status, appointment_date }) =>
        appointment_date === day && status !== 'Scheduled' && !cancelled.has(id),
    )
    .map((quote): Found => ({
      ...visitOfQuote(tables, quote, day, quote.time_frame),
      id: quote.id,
      assigned: null,
      quoteId: null,
      made: quote.created_at,
    }))
  const jobs = present(tables.jobs)
    .filter(({ scheduled_date, status }) => scheduled_date === day && status !== 'Cancelled')
    .map((job): Found => ({
      ...visitOfJob(tables, job, day, job.scheduled_time),
      id: job.id,
      assigned: job.technician_id,
      quoteId: job.quote_id,
      made: job.created_at,
    }))
  return [...quotes, ...jobs]
}

const factsOf = ({ day, frame, service, zip, assigned }: Found) =>
  [day, frame, service, zip, assigned ?? ''].join('|')

/**
 * The visits of a day that is not over, in the order in which they were planned, with who was kept free for each. One
 * that is new or has changed comes last; a job has the place of its quote. Until working hours have been entered only
 * what somebody was given has a place.
 */
export function knownVisits(
  context: Pick<Context, 'database' | 'tables'>,
  day: string,
): { visits: Planned[]; keep: (visits: readonly Planned[]) => void } {
  const { tables } = context
  const found = day < todayOf(context) ? [] : visitsOn(tables, day)
  const planned = found.filter(({ assigned }) => assigned !== null || isStaffed(tables))
  const rowOf = (visit: Found) => {
    const row =
      tables.planned_visits.get(visit.id) ?? tables.planned_visits.get(visit.quoteId ?? '')
    return row?.facts === factsOf(visit) ? row : undefined
  }
  const fresh = planned
    .filter((visit) => !rowOf(visit))
    .sort(
      (one, other) =>
        Number(one.assigned === null) - Number(other.assigned === null) ||
        one.made.localeCompare(other.made) ||
        (one.id < other.id ? -1 : 1),
    )
  const last = Math.max(0, ...[...tables.planned_visits.values()].map(({ place }) => place))
  const visits = planned
    .map((visit): Planned => {
      const { quoteId: _quote, made: _made, assigned, ...rest } = visit
      const row = rowOf(visit)
      return {
        ...rest,
        holder: assigned ?? row?.holder ?? null,
        isHeld: assigned === null,
        place: row?.place ?? last + 1 + fresh.indexOf(visit),
      }
    })
    .sort((one, other) => one.place - other.place)
  const facts = new Map(planned.map((visit) => [visit.id, factsOf(visit)]))
  const keep = (kept: readonly Planned[]) => {
    for (const { id, place, holder } of kept) {
      tables.planned_visits.set(id, { facts: facts.get(id) ?? '', place, holder })
    }
  }
  return { visits, keep }
}

/** The order of a technician's day: by time frame, within one what was given before what is only held. */
export function inOrder<Placed extends Pick<Planned, 'frame' | 'isHeld' | 'place'>>(
  visits: readonly Placed[],
): Placed[] {
  return visits.toSorted(
    (one, other) =>
      timeFrames.indexOf(one.frame) - timeFrames.indexOf(other.frame) ||
      Number(one.isHeld) - Number(other.isHeld) ||
      one.place - other.place,
  )
}
