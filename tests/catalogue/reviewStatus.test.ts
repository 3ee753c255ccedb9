import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDecisions, decisionsIn, readDecisions } from '../../.ci/publish/decisions.mjs'
import { statusOf } from '../../.ci/publish/status.mjs'
import { fileOf, issueOf, textOf, waitingDecisions } from '../../stories/review/handOver'
import type { Decision, ReviewedStory, Status } from '../../stories/review/review'
import { pageStatus, statusWords } from '../../stories/review/statusWords'

const [now, before] = ['a'.repeat(32), 'b'.repeat(32)]
const badge = { id: 'ui-badge--neutral', hash: now }

const said = (part: Partial<Decision>): Decision => ({
  story: badge.id,
  hash: now,
  version: '1.0',
  decision: 'approved',
  by: 'Grace',
  when: '2026-11-30T10:00:00.000Z',
  ...part,
})
const later = '2026-11-30T11:00:00.000Z'

describe('the status of a story', () => {
  it.each<[string, Decision[], Status['state']]>([
    ['nobody has decided', [], 'in review'],
    ['somebody approved it', [said({})], 'approved'],
    ['its pictures changed since', [said({ hash: before })], 'in review'],
    ['another story was approved', [said({ story: 'ui-badge--other' })], 'in review'],
    [
      'one approved and another objects',
      [said({}), said({ by: 'Ada', decision: 'changes' })],
      'in review',
    ],
    ['one changed their mind', [said({}), said({ decision: 'changes', when: later })], 'in review'],
    [
      'an objection is withdrawn',
      [said({ decision: 'changes' }), said({ when: later })],
      'approved',
    ],
    [
      'what was asked for is done',
      [said({ hash: before, decision: 'changes' }), said({})],
      'approved',
    ],
  ])('where %s', (_, decisions, state) => {
    expect(statusOf(badge, decisions).state).toBe(state)
  })

  it('is draft while its tag says so, whatever has been decided', () => {
    expect(statusOf({ ...badge, tags: ['draft'] }, [said({})]).state).toBe('draft')
  })

  it('says by whom and for which version, and what was approved before', () => {
    expect(statusWords(statusOf(badge, [said({})]))).toBe(
      'Approved by Grace for 1.0 on Nov 30, 2026.',
    )
    expect(statusWords(statusOf(badge, [said({ hash: before })]))).toBe(
      'Grace approved it for 1.0; its pictures changed since.',
    )
  })
})

describe('the status of a page', () => {
  const story = (decisions: Decision[], change: ReviewedStory['change'] = 'same') =>
    ({ change, status: statusOf(badge, decisions) }) as ReviewedStory

  it('is approved when all of its stories are, of those that are left', () => {
    expect(pageStatus([story([said({})]), story([], 'gone')]).state).toBe('approved')
    expect(pageStatus([story([said({})]), story([said({ hash: before })])])).toEqual({
      state: 'in review',
      words: '1 of 2 states are approved, by Grace. 1 changed since they were.',
    })
    expect(pageStatus([]).state).toBe('draft')
  })
})

describe('what a reviewer hands over', () => {
  const own = { ...said({ note: 'Calmer "colors"' }), handedOver: null }
  const decisions = waitingDecisions([own, { ...said({ by: 'Ada' }), handedOver: later }])
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'decisions-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is what waits, the same as a file and as the text of an issue', () => {
    expect(decisions).toEqual([said({ note: 'Calmer "colors"' })])
    expect(decisionsIn(fileOf(decisions), 'file')).toEqual(decisions)
    expect(decisionsIn(textOf({ version: '1.0' }, decisions), 'text')).toEqual(decisions)
    const issue = issueOf('https://tracker.example/new', { version: '1.0' }, decisions)
    expect(decisionsIn(new URL(issue!).searchParams.get('body')!, 'issue')).toEqual(decisions)
  })

  it('fits no address when it is much', () => {
    const many = Array.from({ length: 60 }, () => said({}))
    expect(issueOf('https://tracker.example/new', { version: '1.0' }, many)).toBeNull()
  })

  it('is added once to what the project keeps, in the order of time', () => {
    const file = join(folder, 'approvals.json')
    expect(addDecisions(file, [said({ when: later }), ...decisions])).toBe(2)
    expect(addDecisions(file, decisions)).toBe(0)
    expect(readDecisions(file)).toEqual([...decisions, said({ when: later })])
    expect(readFileSync(file, 'utf8')).toMatch(/^\{\n {2}"decisions": \[/)
  })

  it.each([
    ['no JSON', 'Looks fine to me'],
    ['a name by which somebody is reached', fileOf([said({ by: 'grace@example.com' })])],
    ['no hash of pictures', fileOf([said({ hash: 'x' })])],
    ['more about a person', JSON.stringify({ decisions: [{ ...said({}), email: 'a' }] })],
  ])('is refused with %s', (_, text) => {
    const file = join(folder, 'given.json')
    writeFileSync(file, text)
    expect(() => decisionsIn(text, file)).toThrow(file)
  })
})
