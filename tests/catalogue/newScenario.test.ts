import { describe, expect, it } from 'vitest'
import { readAsked, Refusal } from '../../.ci/new-scenario/asked'
import { entryOf } from '../../.ci/new-scenario/entries'

const made = 'made list_records rest 504 PGRST003 0 0'
const address = (story: string, server = made, role = '') =>
  `https://book.example/some/path/?path=/story/${story}&globals=${encodeURIComponent(`${role}server:${server}`)}`

function refusalOf(...line: string[]): string {
  try {
    readAsked(line)
  } catch (problem) {
    if (problem instanceof Refusal) return problem.message
    throw problem
  }
  return 'not refused'
}

describe('npm run new:scenario', () => {
  it.each([
    ['nothing at all', [], 'npm run new:scenario -- "<address or name'],
    [
      'a scenario of the catalogue',
      ['sign-in-offline', '--name', 'it-fails'],
      'is no composed failure',
    ],
    ['a story without a server', [address('ui-button--primary', 'normal')], 'no composed failure'],
    ['no name', [made], '--name is missing'],
    ['a name that is taken', [made, '--name', 'sign-in-offline'], 'already: give another --name'],
    ['a name of another form', [made, '--name', 'Quotes'], 'is not fit for an address'],
    ['a number in the name', [made, '--name', 'quotes504-gone'], 'put "-" before each number'],
    ['an unknown option', [made, '--nam', 'it-fails'], "Unknown option '--nam'"],
    [
      'an unknown call',
      ['made sign_inn auth 400 - 0 0', '--name', 'it-fails'],
      'Did you mean sign-in',
    ],
    ['no failure', ['made recover auth 200 - 0 0', '--name', 'it-fails'], '200 is no failure'],
    ['words of the server', ['made recover auth 418 - 0 0', '--name', 'it-fails'], 'Add --message'],
    [
      'a screen',
      ['made dashboard rest 504 PGRST003 0 0', '--name', 'it-fails'],
      'Which screen asks',
    ],
  ])('asks in a few words when it lacks or cannot use %s', (_, line, words) => {
    const told = refusalOf(...line)
    expect(told).toContain(words)
    expect(told.length).toBeLessThan(700)
  })

  it('reads the address of the toolbar: screen, person, failure', () => {
    const from = address('screens-admin-quotes--ready', made, 'role:customer;')
    const asked = readAsked([from, '--name', 'quotes-time-out'])
    expect(asked).toMatchObject({
      story: 'QuotesTimeOut',
      title: 'Quotes time out',
      person: 'customer',
      message: 'Timed out acquiring connection from connection pool.',
      composed: { call: 'list-records', status: 504, code: 'PGRST003' },
      page: { title: 'Screens/Admin/Quotes' },
    })
  })

  it('writes a function of the database, a delay and calls that go well', () => {
    const from = address('screens-admin-dashboard--ready', 'made dashboard page 502 - 300 1')
    const asked = readAsked([from, '--name', 'dashboard-away'])
    const { write, scenarios, stories } = entryOf(asked, [200])
    const list = 'export const restScenarios: ScenarioFacts[] = [\n]\n'
    const entry = write(scenarios, `import { x } from './x'\n${list}`)
    expect(entry).toContain("import { page, simpleFailure } from './simpleFailure'")
    for (const part of ['calls: ["dashboard"]', 'page(502, "502")', 'after: 300', 'first: [200]']) {
      expect(entry).toContain(part)
    }
    const story = write(stories, '')
    expect(story).toContain('title: "Flows/Server failures/Rest"')
    expect(story).toContain('await asked("dashboard", 2)')
    expect(story).toContain('address: "/admin"')
  })

  it.each([
    ['made sign_in auth 500 - 0 0', "acts['sign-in']", '/login'],
    ['made save_record rest 503 PGRST001 0 0', "acts['save-record']", '/admin/products'],
    ['made submit_quote silent 503 - 0 0', "acts['submit-quote']", '/quote/appointment'],
  ])('has somebody do what makes the call of "%s"', (name, act, at) => {
    const line = [name.replace('sign_in', 'sign-in'), '--name', 'it-fails', '--message', 'Away']
    const { write, stories } = entryOf(readAsked(line), [])
    const story = write(stories, '').replaceAll('"', "'")
    expect(story).toContain(`await ${act}(walk)`)
    expect(story).toContain(`address: '${at}'`)
  })
})
