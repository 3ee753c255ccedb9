import { system } from '@/theme/system'

type TokenMode = 'light' | 'dark'

type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'

/** What the Design Tokens format calls each group of the theme. */
const types: Readonly<Record<string, TokenType>> = {
  colors: 'color',
  durations: 'duration',
  easings: 'cubicBezier',
  fontSizes: 'dimension',
  fontWeights: 'fontWeight',
  fonts: 'fontFamily',
  letterSpacings: 'dimension',
  lineHeights: 'number',
  radii: 'dimension',
  shadows: 'shadow',
  sizes: 'dimension',
  spacing: 'dimension',
  zIndex: 'number',
}

/** A token of the theme, as it is written in CSS. */
export type ThemeToken = {
  /** Its group and name: `colors.fg.muted`. */
  name: string
  /** Its CSS variable: `--sun-colors-fg-muted`. */
  variable: string
  type: TokenType
  light: string
  dark: string
}

type Extensions = (typeof system.tokens.allTokens)[number]['extensions'] & {
  isVirtual?: boolean
  isNegative?: boolean
}

/** Every token of the theme with its value in both modes. References are followed. */
export const themeTokens: readonly ThemeToken[] = system.tokens.allTokens.flatMap((token) => {
  const { category, cssVar, conditions, isVirtual, isNegative } = token.extensions as Extensions
  const type = types[category]
  // Scales that the engine makes by itself, from the tokens that the theme writes.
  if (!type || !cssVar || isVirtual || isNegative) return []
  const plain = conditions as Readonly<Record<string, string>> | undefined
  const value = (mode: '_light' | '_dark') =>
    textOfValue(plain?.[mode] ?? plain?.base ?? token.value)
  return [
    {
      name: token.name,
      variable: cssVar.var,
      type,
      light: value('_light'),
      dark: value('_dark'),
    },
  ]
})

/** A value with the tokens that it refers to in their place. */
function textOfValue(written: unknown): string {
  return String(written)
    .replaceAll(/\{([^}]+)\}/g, (_, name: string) => refer(name))
    .replaceAll(/var\((--[\w.\\-]+)\)/g, (whole, variable: string) => {
      const token = system.tokens.allTokens.find(
        ({ extensions }) => extensions.cssVar?.var === variable,
      )
      return token ? String(token.originalValue) : whole
    })
}

function refer(name: string): string {
  const token = system.tokens.getByName(name)
  if (!token) throw new Error(`The theme refers to a token "${name}" that it has not.`)
  return textOfValue(token.originalValue)
}

/** Every token as a CSS variable: those of light mode, then those that dark mode changes. */
export function cssVariables(): string {
  const lines = (mode: TokenMode, tokens: readonly ThemeToken[]) =>
    tokens.map((token) => `  ${token.variable}: ${token[mode]};`).join('\n')
  const changed = themeTokens.filter(({ light, dark }) => light !== dark)
  return `:root {\n${lines('light', themeTokens)}\n}\n\n.dark {\n${lines('dark', changed)}\n}\n`
}

type Entry = { $type: TokenType; $value: string; $extensions?: { mode: { dark: string } } }
type Group = { [name: string]: Group | Entry }

/** Every token in the format of the Design Tokens Community Group; the dark value is an extension. */
export function designTokens(): string {
  const root: Group = {}
  for (const { name, type, light, dark } of themeTokens) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let group = root
    for (const part of path) group = (group[part] ??= {}) as Group
    const entry: Entry = { $type: type, $value: light }
    if (dark !== light) entry.$extensions = { mode: { dark } }
    // A role with shades is a token and a group: the format allows both in one place.
    group[last] = { ...group[last], ...entry } as Entry
  }
  return `${JSON.stringify(root, null, 2)}\n`
}
