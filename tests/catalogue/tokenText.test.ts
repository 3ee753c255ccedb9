import { describe, expect, it } from 'vitest'
import * as colors from '@/theme/colors'
import * as layout from '@/theme/layout'
import * as typography from '@/theme/typography'
import { cssVariables, designTokens, themeTokens } from '../../stories/foundations/tokenText'

const groups = {
  colors: { ...colors.palette, ...colors.roles },
  durations: layout.durations,
  easings: layout.easings,
  fontSizes: typography.fontSizes,
  fontWeights: typography.fontWeights,
  fonts: typography.fonts,
  letterSpacings: typography.letterSpacings,
  lineHeights: typography.lineHeights,
  radii: layout.radii,
  shadows: layout.shadows,
  sizes: layout.sizes,
  spacing: layout.spacing,
  zIndex: layout.zIndices,
}

/** Every token that the theme writes, by group and name. */
const written = Object.entries(groups).flatMap(([group, entries]) => namesOf(entries, group))

function namesOf(entries: object, path: string): string[] {
  return Object.entries(entries).flatMap(([key, entry]: [string, object]) => {
    const name = key === 'DEFAULT' ? path : `${path}.${key}`
    return 'value' in entry ? [name] : namesOf(entry, name)
  })
}

describe('the tokens to copy', () => {
  const css = cssVariables()
  const json = designTokens()
  const tree = JSON.parse(json) as Record<string, unknown>

  it('are all that the theme writes', () => {
    expect(written.length).toBeGreaterThan(150)
    const known = new Set(themeTokens.map(({ name }) => name))
    expect(written.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(themeTokens)('have $name as a CSS variable and in JSON', (token) => {
    const { name, variable, type, light, dark } = token
    expect(css).toContain(`  ${variable}: ${light};\n`)
    const inDark = css.slice(css.indexOf('.dark')).includes(`${variable}: ${dark};`)
    expect(inDark).toBe(dark !== light)
    const entry = at(tree, name)
    expect(entry).toMatchObject({ $type: type, $value: light })
  })

  it('follow references, and differ by mode', () => {
    expect(css + json).not.toMatch(/undefined|\{colors|\[object/)
    expect(css.slice(css.indexOf('.dark'))).toMatch(/--sun-colors-bg: #[0-9a-f]{6};/)
  })
})

/** The entry of a token: its name may hold a dot of its own, as in "spacing.0.5". */
function at(tree: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((group, part) => (group as typeof tree)?.[part], tree)
}
