import type { Check } from '../check'
import type { Observation } from '../observe'
import { ask, told, type Question } from './asking'

type Facts = { version: number; shops: Record<string, unknown>[]; claims: object }

const read: Question = ['get_public_facts']
const claims = { rating: 4.8, reviews: 12, customers: 300, years: 3 }
const shop = {
  id: null,
  name: ' Pasadena  ',
  street: '1 Elm Street',
  city: 'Pasadena',
  zip_code: '91101',
  phone: '(555) 010-0140',
  latitude: 34.1,
  longitude: -118.1,
}

/** Shops and claims of the public pages, and how the pages are published. */
export const publicFactChecks: Check[] = [
  {
    name: 'public facts: read, saved, refused',
    expected: {},
    run: async (target) => {
      const { version, shops, claims: said } = await told<Facts>(target, read)
      let at = version
      const save = async (given: unknown, claimed: unknown = claims) => {
        const answer = await ask(target, 'admin', [
          'save_public_facts',
          { version: at, shops: given, claims: claimed },
        ])
        if (answer.status === 200) at += 1
        return answer
      }
      const one = (changes: object) => save([{ ...shop, ...changes }])
      const claim = (changes: object) => save([shop], { ...claims, ...changes })
      // The id of a new shop is the server's to choose.
      const withoutIds = async (given: unknown) => {
        const answer = await save(given)
        const kept = await told<Facts>(target, read)
        const rows = kept.shops.map(({ id, ...rest }) => ({
          ...rest,
          isNew: String(id).startsWith('shop-'),
        }))
        return {
          status: answer.status ?? null,
          version: kept.version,
          rows: Object.fromEntries(rows.entries()) as Observation,
        }
      }
      const seen = {
        before: await ask(target, 'admin', read),
        stale: await ask(target, 'admin', [
          'save_public_facts',
          { version: version - 1, shops, claims },
        ]),
        'no shop': await save([]),
        'too many shops': await save(Array.from({ length: 21 }, () => shop)),
        'no list': await save({ shops: 1 }),
        'nothing at all': await save(null, null),
        'no objects': await save([1, null]),
        'no name': await one({ name: '  ' }),
        'a long name': await one({ name: 'x'.repeat(101) }),
        'no street': await one({ street: null }),
        'a number for a city': await one({ city: '' }),
        'no phone': await one({ phone: '' }),
        'a phone of letters': await one({ phone: 'call us please' }),
        'no ZIP': await one({ zip_code: '' }),
        'what is no ZIP': await one({ zip_code: '9110' }),
        'an unknown ZIP': await one({ zip_code: '00000', latitude: null, longitude: null }),
        'half a place': await one({ zip_code: '00000', latitude: 34, longitude: null }),
        'too far north': await one({ latitude: 91 }),
        'a place of text': await one({ zip_code: '00000', latitude: 'here', longitude: 'there' }),
        'a rating too good': await claim({ rating: 5.1 }),
        'a rating too fine': await claim({ rating: 4.85 }),
        'a rating of text': await claim({ rating: '4.8' }),
        'no reviews': await claim({ reviews: null }),
        'half a year': await claim({ years: 1.5 }),
        'too many customers': await claim({ customers: 10_000_001 }),
        'no claims': await save([shop], []),
        saved: await withoutIds([shops[1], shop]),
        'by its ZIP': await withoutIds([{ ...shop, latitude: null, longitude: null }]),
        site: (await told<{ claims: Observation }>(target, ['site_settings'])).claims,
      }
      await save(
        shops.map((known) => ({ ...known, id: null })),
        said,
      )
      return seen
    },
  },
  {
    name: 'public pages: published by a hook whose address is not told',
    expected: {},
    run: async (target) => {
      const hook = (url: unknown) => ask(target, 'admin', ['save_build_hook', { url }])
      return {
        before: await ask(target, 'admin', ['publish_state']),
        none: await ask(target, 'admin', ['request_publish']),
        plain: await hook('http://host.example/build'),
        words: await hook('build it'),
        'no host': await hook('https://'),
        long: await hook(`https://host.example/${'x'.repeat(500)}`),
        nothing: await hook(null),
        set: await hook(' https://host.example:8443/build/secret '),
        'with a password': await hook('https://user:secret@host.example/build?x=1'),
        asked: await ask(target, 'admin', ['request_publish']),
        again: await ask(target, 'admin', ['request_publish']),
        removed: await hook(''),
        'without a hook': await ask(target, 'admin', ['request_publish']),
      }
    },
  },
  {
    name: 'public pages: what only the sender may do',
    expected: {},
    run: async (target) => ({
      'a visitor claims': await ask(target, null, ['claim_publish']),
      'an administrator claims': await ask(target, 'super_admin', ['claim_publish']),
      'a visitor records': await ask(target, null, ['record_publish', { id: 1, ok: true }]),
      'an administrator records': await ask(target, 'super_admin', [
        'record_publish',
        { id: 1, ok: true },
      ]),
      'a visitor makes a code': await ask(target, null, ['make_setup_code']),
      'an administrator makes a code': await ask(target, 'super_admin', ['make_setup_code']),
    }),
  },
]
