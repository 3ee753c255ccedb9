import { describe, expect, it } from 'vitest'
import { buildTechnician } from '@mocks/fixtures/business/people'
import { buildDayBoard, buildJob } from '@mocks/fixtures/business/work'
import { timeFrames } from '@/domain/appointments'
import { boardRows, placeState } from '@/features/admin/jobs/screens/boardPlaces'

const sarah = buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' })
const mike = buildTechnician({ id: 'TECH-002', name: 'Mike Rodriguez' })
const off = buildTechnician({ id: 'TECH-003', name: 'Zoe Park', dutyStatus: 'off-duty' })

const waiting = buildJob({ id: 'J-001' })
const assigned = buildJob({
  id: 'J-002',
  technicianId: sarah.id,
  status: 'Assigned',
  scheduledTime: timeFrames[1],
})
// Seats: 3, 1, 4, none, closed.
const board = buildDayBoard({ jobs: [waiting, assigned] })
const rows = boardRows([sarah, mike], board)

describe('the rows of the day board', () => {
  it('begin with the jobs that nobody has', () => {
    expect(rows).toEqual([null, sarah, mike])
  })

  it('leave out who is off duty, unless they have a job on that day', () => {
    expect(boardRows([off], board)).toEqual([null])
    const busy = buildDayBoard({ jobs: [{ ...assigned, technicianId: off.id }] })
    expect(boardRows([off], busy)).toEqual([null, off])
  })
})

describe('a place on the day board', () => {
  it.each([
    ['where the job is', waiting, 0, 0, 'here'],
    ['a technician without a job there', waiting, 1, 0, 'free'],
    ['a technician with a job there', waiting, 1, 1, 'taken'],
    ['another technician at that time', waiting, 2, 1, 'free'],
    ['a full time frame', waiting, 2, 3, 'full'],
    ['a time frame outside the opening hours', waiting, 2, 4, 'closed'],
    ['the same full frame, for a job that is in it already', assigned, 2, 1, 'free'],
    ['nobody, at the same time', assigned, 0, 1, 'free'],
  ] as const)('%s is judged', (_what, job, row, frame, state) => {
    expect(placeState(board, rows, job, { row, frame })).toBe(state)
  })

  it('of a technician off duty takes no new job', () => {
    expect(placeState(board, [null, off], waiting, { row: 1, frame: 0 })).toBe('offDuty')
  })
})
