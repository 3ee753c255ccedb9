import type { SystemContext } from '@chakra-ui/react'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadFullSystem, moduleText, readSources } from '../../.ci/build/compactSystem/plugin'
import { readTables, type SystemTables } from '../../.ci/build/compactSystem/tables'
import { alias } from '../../vite.config'

/** The style system of the production build must draw exactly what the full one draws in development. */
let full: SystemContext
let compact: SystemContext
let tables: SystemTables
let allCssProperties: string[]
const folder = join('node_modules/.cache', `compact-system-test-${process.pid}`)

beforeAll(async () => {
  const loaded = await loadFullSystem(alias)
  full = loaded.system
  allCssProperties = loaded.allCssProperties
  tables = readTables(full, allCssProperties, readSources())
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'system.ts')
  writeFileSync(file, moduleText(tables))
  compact = ((await import(pathToFileURL(file).href)) as { system: SystemContext }).system
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Both systems' answer to the same styles. */
function draw(styles: object) {
  return { compact: compact.css(styles as never), full: full.css(styles as never) }
}

describe('the compact style system', () => {
  test('gives every token to every property that takes it', () => {
    let count = 0
    for (const [property, category] of Object.entries(tables.categories)) {
      const values = full.tokens.getCategoryValues(category) ?? {}
      for (const name of [...Object.keys(values), 'auto', '13px', '50%']) {
        const both = draw({ [property]: name })
        expect(both.compact).toEqual(both.full)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(500)
  })

  test('mixes every color that may be mixed', () => {
    const colors = Object.keys(full.tokens.getCategoryValues('colors') ?? {}).filter(
      (name) => !name.startsWith('colorPalette'),
    )
    for (const property of [...tables.colors, 'background', 'backgroundColor']) {
      for (const color of colors) {
        for (const value of [color, `${color}/50`, '#123456', 'currentColor', 'none']) {
          const both = draw({ [property]: value })
          expect(both.compact).toEqual(both.full)
        }
      }
    }
  })

  test('knows the same shorthands, conditions and breakpoints', () => {
    for (const [short, long] of Object.entries(tables.shorthands)) {
      const both = draw({ [short]: '3px' })
      expect(both.compact, `${short} for ${long}`).toEqual(both.full)
    }
    for (const condition of Object.keys(tables.conditions)) {
      const both = draw({ color: 'fg', [condition]: { color: 'accent.fg', mt: '-2' } })
      expect(both.compact).toEqual(both.full)
      expect(JSON.stringify(both.compact)).not.toContain(`"${condition}"`)
    }
  })

  test.each([
    { p: { base: '2', md: '4', xl: '0.5' }, m: ['1', '2', '3'] },
    { _hover: { bg: { base: 'bg', lg: 'bg.muted/20' } }, '&[aria-current]': { color: 'fg' } },
    { '@container (min-width: 24rem)': { gridColumn: 'auto' }, '& > :last-child': { mt: '4' } },
    { border: '1px solid {colors.border}', '--gap': '{spacing.4}', gap: 'var(--gap)' },
    {
      color: 'red.500 !important',
      fontSize: 'md!',
      zIndex: 3,
      opacity: 0.5,
      flex: 1,
      lineClamp: 2,
    },
    { textStyle: 'title', srOnly: true, truncate: true, boxSize: '6', inset: 0 },
    {
      mt: 'calc({spacing.4} * 2)',
      width: 'min(100%, 36rem)',
      bgImage: 'linear-gradient(red, blue)',
    },
    { color: null, mt: undefined, display: false },
  ])('draws alike: %o', (styles) => {
    // What no source uses is not part of the compact system.
    const { lineClamp, truncate, ...used } = styles as Record<string, unknown>
    const both = draw({
      ...used,
      ...('lineClamp' in tables.presets ? { lineClamp } : {}),
      ...('truncate' in tables.presets ? { truncate } : {}),
    })
    expect(both.compact).toEqual(both.full)
  })

  test('draws recipes alike, with variants, compounds and slots', () => {
    const recipe = {
      base: { display: 'flex', _active: { transform: 'translateY(1px)' } },
      variants: {
        tone: { calm: { bg: 'bg', _hover: { bg: 'bg.muted' } }, loud: { color: 'danger.fg' } },
        size: { sm: { px: '3' }, lg: { px: { base: '4', md: '6' } } },
      },
      compoundVariants: [{ tone: 'loud', size: 'lg', css: { fontWeight: 'bold' } }],
      defaultVariants: { tone: 'calm', size: 'sm' },
    }
    for (const props of [{}, { tone: 'loud', size: 'lg' }, { size: { base: 'sm', md: 'lg' } }]) {
      expect(compact.cva(recipe as never)(props as never)).toEqual(
        full.cva(recipe as never)(props as never),
      )
    }
    const slots = { slots: ['root', 'item'], base: { root: { p: '2' }, item: { color: 'fg' } } }
    expect(compact.sva(slots as never)({})).toEqual(full.sva(slots as never)({}))
  })

  test('tells style properties from attributes as the full system does', () => {
    const named = new Set(
      readSources().flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
    )
    const { _config: config } = full
    const unsupported = new Set(
      Object.keys(config.utilities ?? {}).filter((name) => !compact.isValidProperty(name)),
    )
    const differing = [...named].filter(
      (name) =>
        compact.isValidProperty(name) !== full.isValidProperty(name) && !unsupported.has(name),
    )
    expect(differing).toEqual([])
    // A utility that the compact system does not have fails the build where it is used.
    expect([...unsupported].filter((name) => named.has(name)).length).toBeLessThan(40)
  })

  test('refuses a source that uses a utility which it cannot draw', () => {
    const source = { file: 'src/ui/New.tsx', text: "import { chakra }\n<chakra.p divideX='1px' />" }
    expect(() => readTables(full, allCssProperties, [source])).toThrow(
      'src/ui/New.tsx uses the style utility "divideX"',
    )
  })
})
