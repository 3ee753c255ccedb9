import { timeFrames, type TimeFrame } from '@/domain/appointments'
import { pacificParts } from '@/domain/pacificTime'
import type { ServiceType } from '@/domain/services'
import { present } from '../rows'
import type { BusinessTables, JobRow, QuoteRow } from '../tables'
import { zipIn } from './drives'
import { frameSpan } from './windows'

/** What has to be done at somebody's place on a day: an open quote or a job. */
export type Visit = {
  /** The public id of the quote or the job. */
  id: string
  day: string
  frame: TimeFrame
  minutes: number
  /** What a technician has to know; '' for anybody. */
  specialty: string
  /** '' when it is not known. */
  zip: string
  /** Who was given the job; null while anybody may do it. */
  assigned: string | null
  /** False of what has begun or is over: it takes its time, and nobody asks whether it fits. */
  isJudged: boolean
  /** Its place among the visits of the same time frame: the order in which they were planned. */
  place: number
}

/** What makes a visit what it is, before it is planned. */
export type Wanted = Pick<Visit, 'day' | 'frame' | 'minutes' | 'specialty' | 'zip'>

/** How long a service takes, and what somebody has to know for it. */
export function serviceRule(tables: BusinessTables, service: string) {
  return tables.service_rules.get(service as ServiceType) ?? { minutes: 90, specialty: '' }
}

/** A visit that somebody asks for. */
export function wantedVisit(
  tables: BusinessTables,
  slot: { day: string; frame: TimeFrame },
  service: string | null,
  zip: string | null,
): Wanted {
  const { minutes, specialty } = serviceRule(tables, service ?? 'windshield')
  return { ...slot, minutes, specialty, zip: zip?.trim() ?? '' }
}

/** The ZIP of a quote. */
export function zipOfQuote({ zip_code, address }: Pick<QuoteRow, 'zip_code' | 'address'>): string {
  return /^\d{5}/.exec(zip_code.trim())?.[0] ?? zipIn(address)
}

/** The ZIP of a job: the quote's while it is done at the quote's address. */
export function zipOfJob(
  tables: BusinessTables,
  { quote_id, location }: Pick<JobRow, 'quote_id' | 'location'>,
): string {
  const quote = tables.quotes.get(quote_id ?? '')
  return quote?.address === location ? zipOfQuote(quote) : zipIn(location)
}

/** True when a time frame of a day has ended. */
export function isFrameOver(day: string, frame: TimeFrame, now: number): boolean {
  const local = pacificParts(new Date(now))
  return day < local.date || (day === local.date && frameSpan(frame).ends <= local.minutes)
}

type Found = Visit & { quoteId: string | null; made: string }

function visitsOn(tables: BusinessTables, day: string, now: number): Found[] {
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
      ...wantedVisit(
        tables,
        { day, frame: quote.time_frame },
        quote.service_type,
        zipOfQuote(quote),
      ),
      id: quote.id,
      quoteId: null,
      made: quote.created_at,
      assigned: null,
      isJudged: !isFrameOver(day, quote.time_frame, now),
      place: 0,
    }))
  const jobs = present(tables.jobs)
    .filter(({ scheduled_date, status }) => scheduled_date === day && status !== 'Cancelled')
    .map((job): Found => ({
      ...wantedVisit(
        tables,
        { day, frame: job.scheduled_time },
        job.service_type,
        zipOfJob(tables, job),
      ),
      id: job.id,
      quoteId: job.quote_id,
      made: job.created_at,
      assigned: job.technician_id,
      isJudged:
        (job.status === 'Scheduled' || job.status === 'Assigned') &&
        !isFrameOver(day, job.scheduled_time, now),
      place: 0,
    }))
  return [...quotes, ...jobs]
}

/** A visit and the technician who does it or is kept free for it; null: nobody. */
export type Planned = Visit & { holder: string | null }

/**
 * The visits of a day in the order in which they were planned, with who was last kept free for them. One that is new
 * gets the next place; a job has the place of its quote.
 */
export function knownVisits(
  tables: BusinessTables,
  day: string,
  now: number,
  but: string | null,
): Planned[] {
  const rowOf = (visit: Found) => {
    const row =
      tables.planned_visits.get(visit.id) ?? tables.planned_visits.get(visit.quoteId ?? '')
    return row?.day === day && row.frame === visit.frame ? row : undefined
  }
  const found = visitsOn(tables, day, now).filter(({ id }) => id !== but)
  const fresh = found
    .filter((visit) => !rowOf(visit))
    .sort((one, other) => one.made.localeCompare(other.made) || (one.id < other.id ? -1 : 1))
  const last = Math.max(0, ...[...tables.planned_visits.values()].map(({ place }) => place))
  return found
    .map((visit): Planned => {
      const { quoteId: _quote, made: _made, ...rest } = visit
      const row = rowOf(visit)
      return {
        ...rest,
        place: row?.place ?? last + 1 + fresh.indexOf(visit),
        holder: visit.assigned ?? row?.holder ?? null,
      }
    })
    .sort((one, other) => one.place - other.place)
}

/** Keeps who is kept free for the visits of a day. */
export function keepVisits(tables: BusinessTables, visits: readonly Planned[]): void {
  for (const { id, day, frame, place, holder } of visits) {
    tables.planned_visits.set(id, { day, frame, place, holder })
  }
}

/** The order of a technician's day: by time frame, within one as they were planned. */
export function inOrder<Placed extends Pick<Visit, 'frame' | 'place'>>(visits: readonly Placed[]) {
  return visits.toSorted(
    (one, other) =>
      timeFrames.indexOf(one.frame) - timeFrames.indexOf(other.frame) || one.place - other.place,
  )
}
