import { buildQuoteDraft, type QuoteDraftOverrides } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import { observeExactly, type Observation } from '../observe'
import { clientOf, freshKey, type Target } from '../target'
import { wednesday } from './asking'

const address = '203.0.113.210'

/** Joins for a day; what is left out of the draft is complete. */
async function join(
  target: Target,
  overrides: QuoteDraftOverrides = {},
  args: Record<string, unknown> = {},
) {
  const draft = buildQuoteDraft(overrides)
  return observeExactly(
    await clientOf(target, address).rpc('join_waiting_list', {
      draft,
      day: wednesday(7),
      idempotency_key: freshKey(),
      ...args,
    } as never),
  )
}

const withEmail = (email: string) => ({ appointmentDetails: { customerInfo: { email } } })

export const waitingChecks: Check[] = [
  {
    name: 'waiting list: joined, joined again, refused',
    expected: {},
    run: async (target): Promise<Observation> => ({
      joined: await join(target, withEmail('waits@example.com')),
      'joined again': await join(target, withEmail('Waits@example.com')),
      'without e-mail': await join(target, withEmail('')),
      'what is no e-mail': await join(target, withEmail('waits')),
      'a name that is too long': await join(target, {
        appointmentDetails: { customerInfo: { firstName: 'x'.repeat(101) } },
      }),
      'in the past': await join(target, {}, { day: '2020-01-01' }),
      'too far ahead': await join(target, {}, { day: '2099-01-01' }),
      'without a day': await join(target, {}, { day: null }),
      'a robot': await join(target, {}, { honeypot: 'x' }),
    }),
  },
  {
    name: 'waiting list: links that lead nowhere',
    expected: {},
    run: async (target): Promise<Observation> => {
      const client = clientOf(target, address)
      return {
        read: observeExactly(await client.rpc('waiting_entry', { link: 'no-such-link' })),
        left: observeExactly(await client.rpc('leave_waiting_list', { link: 'no-such-link' })),
      }
    },
  },
]
