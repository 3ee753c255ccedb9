import { describe, expect, it } from 'vitest'
import { buildTechnician } from '@mocks/fixtures/business/people'
import { buildDayBoard, buildJob, buildWeekBoard, onBoard } from '@mocks/fixtures/business/work'
import { timeFrames } from '@/domain/appointments'
import { boardRows, canDrop, dayPlan, weekPlan } from '@/features/admin/jobs/screens/boardPlaces'

const today = '2026-06-15'
const sarah = buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' })
const mike = buildTechnician({ id: 'TECH-002', name: 'Mike Rodriguez' })
const off = buildTechnician({ id: 'TECH-003', name: 'Zoe Park', dutyStatus: 'off-duty' })

const waiting = onBoard(buildJob({ id: 'J-001' }))
const assigned = onBoard(
  buildJob({
    id: 'J-002',
    technicianId: sarah.id,
    technician: sarah.name,
    status: 'Assigned',
    scheduledTime: timeFrames[1],
  }),
)
const everybodyWorks = buildDayBoard().technicians.map((one) => ({ ...one, absent: false }))
// Seats: 3, 1, 4, none, closed.
const board = buildDayBoard({ jobs: [waiting, assigned], technicians: everybodyWorks })
const rows = boardRows([sarah, mike], board)

describe('the rows of the day board', () => {
  it('begin with the jobs that nobody has', () => {
    expect(rows).toEqual([null, sarah, mike])
  })

  it('leave out who is off duty or does not work, unless they have a job on that day', () => {
    expect(boardRows([off], board)).toEqual([null])
    const idle = { ...off, dutyStatus: 'available' as const }
    expect(boardRows([idle], board)).toEqual([null])
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
  ] as const)('%s is judged', (_what, job, row, column, state) => {
    expect(dayPlan(board, rows, today).stateOf(job, { row, column })).toBe(state)
  })

  it('of a technician off duty takes no new job', () => {
    const state = dayPlan(board, [null, off], today).stateOf(waiting, { row: 1, column: 0 })
    expect(state).toBe('offDuty')
    expect(canDrop(state)).toBe(false)
  })

  it('of a technician who is off may be asked about', () => {
    const state = dayPlan(buildDayBoard(), rows, today).stateOf(waiting, { row: 2, column: 0 })
    expect(state).toBe('absent')
    expect(canDrop(state)).toBe(true)
  })

  it('on a closed day, or on one that is over, takes nothing', () => {
    const closed = dayPlan({ ...board, closed: 'Inventory' }, rows, today)
    expect(closed.stateOf(waiting, { row: 1, column: 0 })).toBe('closed')
    const over = dayPlan(board, rows, '2026-06-16')
    expect(over.stateOf(waiting, { row: 1, column: 0 })).toBe('over')
  })
})

describe('a place on the board of a week', () => {
  const plan = weekPlan(buildWeekBoard(), today)

  it('keeps the technician and takes the day and the time frame', () => {
    expect(plan.targetOf(assigned, { row: 2, column: 4 })).toEqual({
      scheduledDate: '2026-06-19',
      scheduledTime: timeFrames[2],
      technician: { id: sarah.id, name: sarah.name },
    })
    expect(plan.targetOf(waiting, { row: 0, column: 1 })?.technician).toBeNull()
    expect(plan.targetOf(waiting, { row: 0, column: 7 })).toBeNull()
  })

  it.each([
    ['where the job is', assigned, 1, 0, 'here'],
    ['a free day', assigned, 0, 4, 'free'],
    ['where its technician has another job', assigned, 2, 1, 'taken'],
    ['a closed day', assigned, 0, 3, 'closed'],
  ] as const)('%s is judged', (_what, job, row, column, state) => {
    expect(plan.stateOf(job, { row, column })).toBe(state)
  })
})
