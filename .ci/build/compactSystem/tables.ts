import type { SystemContext } from '@chakra-ui/react'
import { tokenRef } from './tokenRef.ts'

/** What the style system of this product comes down to once its tokens and recipes are fixed. */
export type SystemTables = {
  prefix: string
  /** Token names by category: `colors` → `bg.surface`, … */
  tokens: Record<string, readonly string[]>
  /** Values of tokens that the naming rule of `tokenRef` does not give. */
  exceptions: Record<string, string>
  /** `bg` → `background` */
  shorthands: Record<string, string>
  /** Properties whose values are names of tokens: `padding` → `spacing`. */
  categories: Record<string, string>
  /** Properties that set several others alike: `boxSize` → `width`, `height`. */
  spreads: Record<string, readonly string[]>
  /** Properties of color, which also take an opacity: `fg/50`. */
  colors: readonly string[]
  /** Names that stand for whole sets of styles: `textStyle` → `title` → { fontSize, … }. */
  presets: Record<string, Record<string, object>>
  /** Conditions and breakpoints: `_hover`, `md`, … */
  conditions: Record<string, string | string[]>
  breakpoints: readonly string[]
  /** Every other style property that the sources name. */
  properties: readonly string[]
}

/** A file whose words count. */
export type Source = { file: string; text: string }

/** Utilities that the compact system draws by code of its own. */
const drawnByCode = ['background', 'backgroundColor']

const wordsIn = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? []

/**
 * Reads the tables out of the full system. Of its hundreds of utilities, conditions and properties only
 * those are kept whose names occur in `sources`.
 * @param cssProperties the names that count as CSS properties
 * @throws Error when a source uses a utility that the compact system cannot draw
 */
export function readTables(
  system: SystemContext,
  cssProperties: readonly string[],
  sources: readonly Source[],
): SystemTables {
  const used = new Set(sources.flatMap(({ text }) => wordsIn(text)))
  const { _config: config } = system
  const prefix = config.cssVarsPrefix ?? 'chakra'
  const tables: SystemTables = {
    prefix,
    tokens: {},
    exceptions: {},
    shorthands: {},
    categories: {},
    spreads: {},
    colors: [],
    presets: {},
    conditions: {},
    breakpoints: system.conditions.breakpoints,
    properties: [],
  }
  for (const category of system.tokens.categoryMap.keys()) {
    const values = system.tokens.getCategoryValues(category) ?? {}
    const names = Object.keys(values).filter((name) => !name.startsWith('colorPalette'))
    tables.tokens[category] = names.filter((name) => !name.startsWith('-'))
    for (const name of names) {
      const expected = name.startsWith('-')
        ? `calc(${tokenRef(prefix, category, name.slice(1))} * -1)`
        : tokenRef(prefix, category, name)
      if (values[name] !== expected) tables.exceptions[`${category}.${name}`] = values[name] ?? ''
    }
  }
  for (const key of system.conditions.keys()) {
    if (
      key.startsWith('_')
        ? used.has(key)
        : system.conditions.breakpoints.includes(key) || used.has(key)
    ) {
      tables.conditions[key] = system.conditions.resolve(key) as string | string[]
    }
  }
  readUtilities(system, used, tables, sources)
  const known = new Set([...Object.keys(tables.shorthands), ...Object.keys(tables.categories)])
  tables.properties = cssProperties.filter((name) => used.has(name) && !known.has(name))
  return tables
}

function readUtilities(
  system: SystemContext,
  used: ReadonlySet<string>,
  tables: SystemTables,
  sources: readonly Source[],
) {
  const colors: string[] = []
  const { _config: config } = system
  for (const [name, utility] of Object.entries(config.utilities ?? {})) {
    const shorthands = [utility?.shorthand ?? []].flat()
    const names = [name, ...shorthands].filter((word) => used.has(word))
    if (!utility || names.length === 0) continue
    for (const short of shorthands) if (used.has(short)) tables.shorthands[short] = name
    if (!utility.transform) {
      if (typeof utility.values === 'string' && tables.tokens[utility.values]) {
        tables.categories[name] = utility.values
      } else if (isPlainObject(utility.values)) {
        tables.presets[name] = Object.fromEntries(
          Object.entries(utility.values).map(([value, css]) => [value, { [name]: css }]),
        )
      }
      continue
    }
    if (drawnByCode.includes(name)) continue
    const spread = spreadOf(system, name)
    if (spread) {
      tables.spreads[name] = spread
      if (typeof utility.values === 'string') tables.categories[name] = utility.values
    } else if (`--mix-${name}` in system.css({ [name]: 'white/50' } as never)) colors.push(name)
    else if (keepsOtherValues(system, name)) {
      if (findUser(names, sources)) tables.presets[name] = presetsOf(system, name, utility.values)
    } else refuse(name, names, sources)
  }
  // Palettes are Chakra's way to recolor its own recipes, of which none is registered.
  refuse('colorPalette', ['colorPalette'], sources)
  tables.colors = colors
  for (const name of Object.keys(config.theme?.textStyles ?? {})) {
    const styles = (tables.presets.textStyle ??= {})
    styles[name] = system.css({ textStyle: name } as never)
  }
}

/** The properties that get the value unchanged, when that is all the utility does. */
function spreadOf(system: SystemContext, name: string): string[] | undefined {
  const probe = 'anything(1)'
  const drawn = Object.entries(system.utility.transform(name, probe) ?? {})
  const isSpread =
    drawn.length > 1 && drawn.every(([key, value]) => value === probe && key[0] !== '-')
  return isSpread ? drawn.map(([key]) => key) : undefined
}

/** True when a value that has no name goes through unchanged. */
function keepsOtherValues(system: SystemContext, name: string): boolean {
  const probe = 'anything(1)'
  const drawn = system.utility.transform(name, probe) ?? {}
  const entries = Object.entries(drawn)
  return entries.length === 0 || (entries.length === 1 && drawn[name] === probe)
}

function presetsOf(system: SystemContext, name: string, values: unknown): Record<string, object> {
  const named = Array.isArray(values)
    ? values.map(String)
    : isPlainObject(values) && 'type' in values
      ? ['true', 'false']
      : []
  return Object.fromEntries(
    [...named, 'auto'].flatMap((value) => {
      const raw = value === 'true' ? true : value === 'false' ? false : value
      const drawn = system.utility.transform(name, raw as never) ?? {}
      const isKept = Object.keys(drawn).length === 1 && drawn[name] === raw
      return isKept || Object.keys(drawn).length === 0 ? [] : [[value, drawn]]
    }),
  )
}

/** A utility that would be drawn differently must not slip through: the page would look wrong in production only. */
function refuse(name: string, names: string[], sources: readonly Source[]) {
  const user = findUser(
    names,
    sources.filter(({ file }) => !file.includes('node_modules')),
  )
  if (user) {
    throw new Error(
      `${user.file} uses the style utility "${name}", which the compact style system cannot draw. Write it in plain CSS properties, or teach it to .ci/build/compactSystem.`,
    )
  }
}

/** A source that seems to give one of these style properties a value. */
function findUser(names: string[], sources: readonly Source[]): Source | undefined {
  const asProp = new RegExp(`(^|[\\s{,(])(${names.join('|')})(=[{"']|: ?['"\`{\\d])`, 'm')
  return sources.find(({ text }) => /chakra|theme/.test(text) && asProp.test(text))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
