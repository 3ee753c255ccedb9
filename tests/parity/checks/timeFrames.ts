import { addDays } from '@/domain/businessTime'
import { nextOpenDay } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import { observeResponse, observeRest } from '../observe'
import { callRest, clientOf } from '../target'
import { booked, day } from './booking'

/** The time frames that can be had. */
export const timeFrameChecks: Check[] = [
  {
    name: 'frames: of one day',
    expected: booked,
    run: async (target) =>
      observeResponse(
        await callRest(target, '/rpc/available_time_frames', { body: { date: day(3), days: 1 } }),
      ),
  },
  {
    name: 'frames: one day when the number is left out',
    expected: booked,
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: day(3) })),
  },
  {
    name: 'frames: of a week',
    expected: booked,
    run: async (target) =>
      observeRest(
        await clientOf(target).rpc('available_time_frames', {
          date: addDays(nextOpenDay(), 8),
          days: 7,
        }),
      ),
  },
  {
    name: 'frames: of the past',
    expected: booked,
    run: async (target) =>
      observeRest(
        await clientOf(target).rpc('available_time_frames', { date: '2020-01-01', days: 5 }),
      ),
  },
  {
    name: 'frames: without a day',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) => observeRest(await clientOf(target).rpc('available_time_frames', {})),
  },
  {
    name: 'frames: of what is no day',
    expected: { status: 400, code: '22007' },
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: 'soon' })),
  },
  {
    name: 'frames: of a day that does not exist',
    expected: { status: 400, code: '22008' },
    run: async (target) =>
      observeRest(await clientOf(target).rpc('available_time_frames', { date: '2027-02-30' })),
  },
  {
    name: 'quotes table: a visitor',
    expected: { status: 401, code: '42501' },
    run: async (target) => observeRest(await clientOf(target).from('quotes').select('*')),
  },
]
