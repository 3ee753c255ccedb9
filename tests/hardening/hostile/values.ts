import fc from 'fast-check'

/** A JSON text that `JSON.stringify` would not write. */
const written = (json: string) => `@@json:${json}@@`

/** A value as JSON, with the texts that JavaScript itself cannot write put in. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/"@@json:([^@]*)@@"/g, (_, json: string) =>
    json.replaceAll('\\"', '"'),
  )
}

/** Texts that have broken other programs. */
const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\n\r\t',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202Eevil\u202C',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🪟',
  'e\u0301'.repeat(80),
  '\u200b\ufeff',
  "'; drop table public.quotes; --",
  "' or '1'='1",
  '$$; select pg_sleep(9); $$',
  '%s%n%I%L',
  '%_\\%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/jpeg;base64,!!!!',
  '=HYPERLINK("http://example.com","x")',
  '+1+1',
  '@SUM(A1:A9)',
  '-2+3',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  'BEGIN:VEVENT\r\nEND:VEVENT',
  'null',
  'NaN',
  'Infinity',
  '-infinity',
  'today',
  'epoch',
  '{1,2',
  '[]',
  '{}',
  '1e308',
  '9'.repeat(400),
  '2026-02-30',
  '0001-01-01 BC',
  '294277-01-01',
  '5874898-01-01',
  '9999-12-31',
  '24:00',
  'x'.repeat(101),
  'é'.repeat(501),
]

export const nastyText = fc.oneof(
  { weight: 120, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 60, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 40, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 4, arbitrary: fc.constantFrom(1_000, 20_000).map((length) => 'x'.repeat(length)) },
)

/** Texts that are too long for anything; slow, so that few of them go a long way. */
export const endlessText = fc.constantFrom('x'.repeat(1_000_000), '🪟'.repeat(250_000))

export const nastyNumber = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    Number.MIN_VALUE,
    'NaN',
    written('-0'),
    written('1e400'),
    written('1e-400'),
    written('1e130000'),
    written('123456789012345678901234567890.123456789'),
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const deep = (open: string, close: string, depth: number) =>
  written(open.repeat(depth) + '0' + close.repeat(depth))

/** JSON of any shape. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 4, arbitrary: nastyNumber },
  { weight: 6, arbitrary: nastyText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], [[]], { '': '' }, [{}], [[{}]]),
  },
  { weight: 2, arbitrary: fc.dictionary(nastyText, fc.oneof(nastyText, nastyNumber)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      deep('[', ']', 900),
      deep('{"a":', '}', 900),
      deep('[', ']', 20_000),
      deep('{"a":', '}', 20_000),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n]))),
  },
)
