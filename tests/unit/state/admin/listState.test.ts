import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  isNarrowed,
  listStateFrom,
  queryOf,
  wholeList,
  type ListState,
} from '@/platform/records/listState'

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const column = fc.stringMatching(/^[a-zA-Z]{1,12}$/)
const states: fc.Arbitrary<ListState> = fc.record({
  search: text,
  tab: text,
  filters: fc.dictionary(column, fc.string({ minLength: 1, maxLength: 20 })),
  sort: fc.stringMatching(/^[a-z_]{0,12}$/),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 9999 }),
  record: text,
  view: text,
  day: text,
})

describe("a list's address", () => {
  it('names every state, and comes back as the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        // An order of no column is no order.
        const meant = { ...state, descending: state.sort !== '' && state.descending }
        expect(listStateFrom(addressOf(meant))).toEqual({ ...meant, filters: { ...meant.filters } })
      }),
    )
  })

  it('is empty for the whole list', () => {
    expect(addressOf(wholeList)).toBe('')
    expect(listStateFrom('')).toEqual(wholeList)
  })

  it.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=seven', 1],
    ['page=4', 4],
  ])('reads %s as page %i', (address, page) => {
    expect(listStateFrom(address).page).toBe(page)
  })

  it('keeps signs that mean something elsewhere', () => {
    const state = { ...wholeList, search: '100% _"🚗" & q=1', tab: 'All Scheduled' }
    expect(listStateFrom(addressOf(state))).toEqual(state)
  })
})

describe('what the server is asked', () => {
  it('leaves out what is not set', () => {
    expect(queryOf(wholeList)).toEqual({
      search: undefined,
      tab: undefined,
      filters: {},
      sort: undefined,
      descending: undefined,
      page: 1,
    })
  })

  it('asks for an order only with its column', () => {
    expect(queryOf({ ...wholeList, descending: true }).descending).toBeUndefined()
    expect(queryOf({ ...wholeList, sort: 'amount', descending: true })).toMatchObject({
      sort: 'amount',
      descending: true,
    })
  })

  it('knows when something beside the tab narrows the list', () => {
    expect(isNarrowed({ ...wholeList, tab: 'New' })).toBe(false)
    expect(isNarrowed({ ...wholeList, search: '  ' })).toBe(false)
    expect(isNarrowed({ ...wholeList, search: 'civic' })).toBe(true)
    expect(isNarrowed({ ...wholeList, filters: { serviceType: 'windshield' } })).toBe(true)
  })
})
