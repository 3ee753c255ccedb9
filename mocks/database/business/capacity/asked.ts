import type { TimeFrame } from '@/domain/appointments'
import type { BusinessTables, JobRow, QuoteRow } from '../tables'
import { wantedVisit, zipOfJob, zipOfQuote, type Wanted } from './visits'

/** The visit of a quote, at a time. */
export function visitOfQuote(
  tables: BusinessTables,
  quote: Partial<QuoteRow>,
  day: string,
  frame: TimeFrame,
): Wanted {
  const { service_type = 'windshield', zip_code = '', address = '' } = quote
  return wantedVisit(tables, { day, frame }, service_type, zipOfQuote({ zip_code, address }))
}

/** The visit of a job, at a time. */
export function visitOfJob(
  tables: BusinessTables,
  job: Partial<JobRow>,
  day: string,
  frame: TimeFrame,
): Wanted {
  const { service_type = 'windshield', quote_id = null, location = '' } = job
  return wantedVisit(tables, { day, frame }, service_type, zipOfJob(tables, { quote_id, location }))
}
