import type { SystemTables } from './tables.ts'
import { tokenRef } from './tokenRef.ts'

type Styles = Record<string, unknown>
type Css = (...styles: unknown[]) => Styles

/** The parts of Chakra's style engine that the compact system is put together from. */
export type StyleEngine = {
  createCssFn: (context: object) => Css
  createRecipeFn: (context: object) => (config?: object) => unknown
  createSlotRecipeFn: (context: object) => (config?: object) => unknown
  createNormalizeFn: (context: object) => (styles: unknown) => unknown
  splitProps: (props: object, isStyle: (name: string) => boolean) => [object, object]
}

/**
 * The style system of the production build: the same styles as Chakra's `createSystem` gives for the same
 * tokens, without the code that works them out. What depends on the tokens only comes in `tables`; the
 * styles of the bare page are in the HTML and are not part of it.
 */
export function createCompactSystem(tables: SystemTables, engine: StyleEngine) {
  const { prefix, tokens, exceptions, shorthands, categories, presets, conditions } = tables
  const conditionKeys = Object.keys(conditions)
  const names: Record<string, Set<string>> = {}
  for (const category of Object.keys(tokens)) names[category] = new Set(tokens[category])
  const colors = new Set(tables.colors)
  const properties = new Set([
    'css',
    'background',
    'backgroundColor',
    'colorPalette',
    ...Object.keys(shorthands),
    ...Object.keys(categories),
    ...Object.keys(tables.spreads),
    ...Object.keys(presets),
    ...conditionKeys,
    ...tables.colors,
    ...tables.properties,
  ])

  /** The CSS value of a token; undefined when there is no such token. */
  function tokenValue(category: string, name: string): string | undefined {
    const known = exceptions[`${category}.${name}`]
    if (known !== undefined) return known
    if (names[category]?.has(name)) return tokenRef(prefix, category, name)
    if (category !== 'spacing' || name[0] !== '-' || !names.spacing?.has(name.slice(1)))
      return undefined
    return `calc(${tokenRef(prefix, category, name.slice(1))} * -1)`
  }

  function token(path: string, fallback?: string) {
    const [category = '', ...rest] = path.split('.')
    return tokenValue(category, rest.join('.')) ?? fallback
  }

  function color(property: string, value: unknown): Styles {
    if (typeof value !== 'string') return { [property]: value }
    const named = tokenValue('colors', value)
    if (named) return { [property]: named }
    const [name = '', opacity] = value.split('/')
    if (!name || !opacity || Number.isNaN(Number(opacity))) return { [property]: name || value }
    const mixed = tokenValue('colors', name) ?? name
    return {
      [`--mix-${property}`]: `color-mix(in srgb, ${mixed} ${opacity}%, transparent)`,
      [property]: `var(--mix-${property}, ${mixed})`,
    }
  }

  function transform(property: string, raw: unknown): Styles {
    let value = raw
    if (typeof value === 'string' && /\{|token\(/.test(value)) {
      value = value
        .replace(/\{([^}]+)\}/g, (_, path: string) => token(path, path) ?? '')
        .replace(/token\(([^),]+)\)/g, (_, path: string) => token(path, path) ?? '')
    }
    const preset = presets[property]?.[String(value)]
    if (preset) return preset as Styles
    if (property === 'background' || property === 'backgroundColor') {
      const drawn = color(property, value)
      return { ...drawn, '--bg-currentcolor': drawn[property] }
    }
    if (colors.has(property)) return color(property, value)
    const category = categories[property]
    const named = category && value != null ? tokenValue(category, String(value)) : undefined
    const spread = tables.spreads[property]
    if (spread) return Object.fromEntries(spread.map((single) => [single, named ?? value]))
    if (named !== undefined) return { [property]: named }
    if (property.startsWith('--') && typeof value === 'string')
      return { [property]: token(value, value) }
    // A preset that is switched off, as in srOnly={false}, leaves nothing.
    return presets[property] && typeof value === 'boolean' ? {} : { [property]: value }
  }

  const isValidProperty = (name: string) =>
    properties.has(name) || name.startsWith('--') || /[&@]/.test(name)
  const has = (key: string) =>
    conditionKeys.includes(key) || /^@|&|&$/.test(key) || key.startsWith('_')
  const context = {
    keys: () => conditionKeys,
    has,
    sort: (paths: string[]) =>
      paths.filter((path) => path !== 'base').sort((a, b) => Number(has(a)) - Number(has(b))),
    resolve: (key: string) => conditions[key] ?? key,
    breakpoints: tables.breakpoints,
    expandAtRule: (key: string) =>
      key.startsWith('@breakpoint') ? conditions[key.slice('@breakpoint '.length)] : key,
  }
  const normalizeValue = (value: unknown) => {
    if (!Array.isArray(value)) return value
    const steps: Styles = {}
    value.forEach((step, index) => {
      const key = tables.breakpoints[index]
      if (step != null && key) steps[key] = step
    })
    return steps
  }
  const normalize = engine.createNormalizeFn({
    normalize: normalizeValue,
    utility: { hasShorthand: true, resolveShorthand: (name: string) => shorthands[name] ?? name },
  })
  const layers = {
    atRule: '',
    wrap: (layer: string, styles: object) => ({ [`@layer ${layer}`]: styles }),
  }
  const css = engine.createCssFn({ transform, conditions: context, normalize })
  const cva = engine.createRecipeFn({ css, conditions: context, normalize, normalizeValue, layers })
  const sva = engine.createSlotRecipeFn({ cva })
  const nothing = {}
  return {
    $$chakra: true,
    _config: { disableLayers: true },
    _global: nothing,
    layers,
    conditions: context,
    css,
    cva,
    sva,
    token: Object.assign(token, { var: token }),
    isValidProperty,
    splitCssProps: (props: object) => engine.splitProps(props, isValidProperty),
    normalizeValue,
    // Every block brings its own recipe; none is registered.
    getRecipe: (_: string, fallback?: object) => fallback,
    getSlotRecipe: (_: string, fallback?: object) => fallback,
    getRecipeFn: (_: string, fallback?: object) => cva(fallback ?? nothing),
    getSlotRecipeFn: (_: string, fallback?: object) => sva(fallback ?? nothing),
    hasRecipe: () => false,
    isRecipe: () => false,
    isSlotRecipe: () => false,
  }
}
