import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findScenario, scenarios } from '@mocks/scenarios/catalogue'
import { composedName, readComposed, type Composed } from '@mocks/scenarios/composedName'

const made: Composed = {
  call: 'list-records',
  shape: 'rest',
  status: 503,
  code: 'PGRST001',
  delay: 0,
  after: 0,
}
const name = (changes: Partial<Composed> = {}) => composedName({ ...made, ...changes })

/** Asks the handlers of a composed failure once; undefined: the pretend server answers as usual. */
function asking(failure: string) {
  const handlers = findScenario(failure)?.handlers() ?? []
  return (path = '/rest/v1/rpc/list_records') =>
    getResponse(handlers, new Request(`http://pretend.example${path}`, { method: 'POST' }))
}

describe('a composed failure', () => {
  it('is carried by an address and read again', () => {
    expect(name()).toBe('made list-records rest 503 PGRST001 0 0')
    expect(readComposed(name({ code: '', delay: 250, after: 3 }))).toEqual({
      ...made,
      code: '',
      delay: 250,
      after: 3,
    })
    // What else Storybook would take out of an address.
    expect(name({ call: 'save_quote', code: 'session_expired' })).toMatch(/^[\w -]+$/)
  })

  it.each(['made', 'made list-records rest 99 X 0 0', 'made ../x rest 503 X 0 0', 'normal'])(
    'is no failure: %s',
    (text) => {
      expect(findScenario(text)).toBeUndefined()
    },
  )

  it('takes no name of the catalogue', () => {
    expect(scenarios.filter((scenario) => readComposed(scenario.name))).toEqual([])
  })

  it('answers its call, and no other', async () => {
    const ask = asking(name())
    const answer = await ask()
    expect(answer?.status).toBe(503)
    expect(await answer?.json()).toMatchObject({ code: 'PGRST001' })
    expect(await ask('/rest/v1/rpc/save_record')).toBeUndefined()
  })

  it('lets as many calls through first as it says', async () => {
    const ask = asking(name({ after: 2 }))
    expect([await ask(), await ask(), (await ask())?.status]).toEqual([undefined, undefined, 503])
  })

  it('fails a function of the database by its name', async () => {
    const ask = asking(name({ call: 'technician_day', shape: 'page', status: 502 }))
    const answer = await ask('/rest/v1/rpc/technician_day')
    expect(answer?.status).toBe(502)
    expect(await answer?.text()).toContain('<h1>502</h1>')
  })

  it('loses the connection', async () => {
    const answer = await asking(name({ shape: 'offline' }))()
    expect(answer?.type).toBe('error')
  })
})
