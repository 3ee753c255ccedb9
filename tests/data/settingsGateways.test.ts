import { describe, expect, test } from 'vitest'
import { buildStaffList } from '@mocks/fixtures/business/access'
import { sampleAffected } from '@mocks/fixtures/business/capacity'
import {
  buildPrices,
  buildPublicFacts,
  buildPublishState,
} from '@mocks/fixtures/business/publicFacts'
import { createPricesGateway } from '@/features/admin/settings/pricesGateway'
import { createPublicFactsGateway } from '@/features/admin/settings/publicFactsGateway'
import { createStaffGateway } from '@/features/admin/settings/staffGateway'
import type { Calls } from '@/platform/client/gatewayAtom'
import { createBusinessCallOver } from './support/businessCallOver'

/** The gateways over a server that answers this to every call, and what it was called with. */
function over(answer: unknown) {
  const { calls, call } = createBusinessCallOver(answer)
  const given = { call, callUnchanged: call } as unknown as Calls
  return {
    calls,
    prices: createPricesGateway(given),
    facts: createPublicFactsGateway(given),
    staff: createStaffGateway(given),
  }
}

describe('prices', () => {
  test('are read and saved whole, with the version that was seen', async () => {
    const { calls, prices } = over(buildPrices())
    const { services } = buildPrices()
    expect(await prices.read()).toEqual({ ok: true, value: buildPrices() })
    await prices.save(3, services)
    expect(calls).toEqual([
      ['get_prices', {}],
      ['save_prices', { version: 3, services }],
    ])
  })

  test.each([
    null,
    [],
    {},
    { version: 3 },
    { version: 3, services: [{ serviceType: 'windshield' }] },
    { version: 3, services: [{ serviceType: 'windshield', prices: { oem: 1, oee: 2 } }] },
    { version: 3, services: [{ serviceType: 'windshield', prices: { none: '59' } }] },
  ])('of an answer without them (%j) are a server in trouble', async (answer) => {
    expect((await over(answer).prices.read()).ok).toBe(false)
  })
})

describe('public facts', () => {
  test('are read and saved whole', async () => {
    const { calls, facts } = over(buildPublicFacts())
    const { shops, claims } = buildPublicFacts()
    expect(await facts.read()).toEqual({ ok: true, value: buildPublicFacts() })
    await facts.save(2, shops, claims)
    expect(calls[1]).toEqual(['save_public_facts', { version: 2, shops, claims }])
  })

  test.each([null, {}, { version: 1, shops: [] }, { version: 1, claims: { rating: 4 } }])(
    'of an answer without them (%j) are a server in trouble',
    async (answer) => {
      expect((await over(answer).facts.read()).ok).toBe(false)
    },
  )

  test('are published by an address that is sent and never read', async () => {
    const { calls, facts } = over(buildPublishState())
    await facts.publishState()
    await facts.saveHook('https://host.example/hook')
    await facts.requestPublish()
    expect(calls).toEqual([
      ['publish_state', {}],
      ['save_build_hook', { url: 'https://host.example/hook' }],
      ['request_publish', {}],
    ])
    expect((await over(null).facts.publishState()).ok).toBe(false)
  })
})

describe('access', () => {
  test('is changed by account, each change answered with everybody', async () => {
    const { calls, staff } = over(buildStaffList())
    const answers = [
      await staff.list(),
      await staff.invite({ email: 'a@example.com', role: 'admin', technicianId: null }),
      await staff.resend('i1'),
      await staff.withdraw('i1'),
      await staff.changeRole('u1', 'customer'),
      await staff.deactivate('u1'),
      await staff.reactivate('u1'),
      await staff.handTechnician('TECH-001', 'u1'),
      await staff.handTechnician('TECH-001', null),
      await staff.resetTwoFactor('u1'),
      await staff.unlock('u1'),
    ]
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(calls).toEqual([
      ['list_staff', {}],
      ['invite_person', { email: 'a@example.com', role: 'admin', technicianId: null }],
      ['resend_invitation', { id: 'i1' }],
      ['withdraw_invitation', { id: 'i1' }],
      ['change_role', { userId: 'u1', role: 'customer' }],
      ['deactivate_account', { userId: 'u1' }],
      ['reactivate_account', { userId: 'u1' }],
      ['hand_technician', { technicianId: 'TECH-001', userId: 'u1' }],
      ['hand_technician', { technicianId: 'TECH-001', userId: null }],
      ['reset_two_factor', { userId: 'u1' }],
      ['unlock_account', { userId: 'u1' }],
    ])
  })

  test.each([null, {}, { people: [] }])(
    'of an answer without lists (%j) is no answer',
    async (answer) => {
      expect((await over(answer).staff.list()).ok).toBe(false)
    },
  )

  test('leaves open work with the ways that can be taken', async () => {
    const [one] = sampleAffected
    const { staff } = over([{ job: one?.job, ways: [{ kind: 'magic' }, ...(one?.ways ?? [])] }, {}])
    expect(await staff.openWork('u1')).toEqual({ ok: true, value: [one] })
    expect((await over({}).staff.openWork('u1')).ok).toBe(false)
  })
})
