import { describe, expect, test } from 'vitest'
import { buildCapacity } from '@mocks/fixtures/business/capacity'
import {
  capacityChanges,
  capacityProblems,
  draftOf,
  mergedDraft,
} from '@/features/admin/settings/screens/capacityForm'
import { weekRowProblem, weekRows, withMondayCopied } from '@/features/admin/shared/weekHours'

const base = draftOf(buildCapacity())

describe('the form of capacity', () => {
  test('sends nothing that was not changed', () => {
    expect(capacityChanges(base, base)).toEqual({})
    expect(capacityChanges({ ...base, visitGap: '25' }, base)).toEqual({ visitGap: 25 })
  })

  test('closes a weekday by the same time twice', () => {
    const openingHours = base.openingHours.map((row) =>
      row.weekday === 0 ? { ...row, isOn: false } : row,
    )
    const { openingHours: sent } = capacityChanges({ ...base, openingHours }, base)
    expect(sent?.[0]).toEqual({ weekday: 0, opens: '00:00', closes: '00:00' })
    expect(sent?.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('names what cannot be right', () => {
    const services = base.services.map((rule) =>
      rule.serviceType === 'chip-repair' ? { ...rule, minutes: '121' } : rule,
    )
    expect(capacityProblems({ ...base, services, driveMph: '4', visitGap: 'x' })).toEqual([
      { part: 'services', service: 'chip-repair' },
      { part: 'driveMph' },
      { part: 'visitGap' },
    ])
  })

  test("keeps what was typed over somebody else's change, and takes what was not touched", () => {
    const latest = buildCapacity({ version: 5, driveMph: 24, visitGap: 30, closedDays: [] })
    const merged = mergedDraft({ ...base, driveMph: '35' }, base, latest)
    expect(merged.draft).toMatchObject({ driveMph: '35', visitGap: '30', closedDays: [] })
    expect(merged.both).toEqual(['driveMph'])
    expect(mergedDraft({ ...base, driveMph: '24' }, base, latest).both).toEqual([])
  })
})

describe('the hours of a week', () => {
  test('are off where they begin and end at the same time', () => {
    const rows = weekRows([{ weekday: 1, from: '09:00', until: '09:00' }])
    expect(rows.some(({ isOn }) => isOn)).toBe(false)
    expect(rows.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  })

  test('are copied from Monday to Friday, not to the weekend', () => {
    const rows = withMondayCopied(weekRows([{ weekday: 1, from: '07:00', until: '15:30' }]))
    expect(rows.filter(({ isOn }) => isOn).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
  })

  test('end after they begin', () => {
    const row = { weekday: 1, isOn: true, from: '09:00', until: '08:00' }
    expect(weekRowProblem(row)).toBe('backwards')
    expect(weekRowProblem({ ...row, from: '' })).toBe('missing')
    expect(weekRowProblem({ ...row, isOn: false })).toBeNull()
  })
})
