import { palette, roles } from '@/theme/colors'

export type Mode = 'light' | 'dark'
type Pair = { value: { _light: string; _dark: string } }
type Plain = { value: string }

const palettes: Record<string, unknown> = palette
const groups: Record<string, unknown> = roles

/** Every color of the palette by name, as hex: `ink.50`, `white`. */
export const paletteColors: readonly { name: string; hex: string }[] = flatten(palettes)

/** Every role that a color plays, with its value in both modes as the theme writes it. */
export const roleColors: readonly { name: string; light: string; dark: string }[] = Object.entries(
  groups,
).flatMap(([group, entry]) =>
  isPair(entry)
    ? [row(group, entry)]
    : Object.entries(entry as Record<string, Pair>).map(([name, pair]) =>
        row(name === 'DEFAULT' ? group : `${group}.${name}`, pair),
      ),
)

/** The hex color of a role in a mode, with references to the palette followed. */
export function hexOf(role: string, mode: Mode): string {
  const found = roleColors.find(({ name }) => name === role)
  if (!found) throw new Error(`There is no color role "${role}".`)
  const written = found[mode]
  const [, name] = /^\{colors\.(.+)\}$/.exec(written) ?? []
  return name ? (paletteColors.find((color) => color.name === name)?.hex ?? written) : written
}

/** Contrast of two hex colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The pairs of roles that screens set on each other, and the least contrast of each (WCAG AA). */
export const pairs: readonly { on: string; text: string; least: number }[] = [
  ...['bg', 'bg.surface', 'bg.subtle', 'bg.muted'].flatMap((on) =>
    ['fg', 'fg.muted', 'accent.fg', 'danger.fg'].map((text) => ({ on, text, least: 4.5 })),
  ),
  ...['bg', 'bg.surface', 'bg.subtle'].map((on) => ({ on, text: 'fg.subtle', least: 4.5 })),
  { on: 'bg.inverted', text: 'fg.inverted', least: 4.5 },
  { on: 'bg.night', text: 'fg.onNight', least: 4.5 },
  { on: 'bg.night', text: 'fg.onNightMuted', least: 4.5 },
  { on: 'action', text: 'action.fg', least: 4.5 },
  { on: 'action.hover', text: 'action.fg', least: 4.5 },
  { on: 'action.active', text: 'action.fg', least: 4.5 },
  { on: 'accent.solid', text: 'accent.onSolid', least: 4.5 },
  { on: 'accent.subtle', text: 'accent.fg', least: 4.5 },
  { on: 'accent.muted', text: 'accent.fg', least: 4.5 },
  { on: 'danger.solid', text: 'danger.onSolid', least: 4.5 },
  ...['danger', 'success', 'warning', 'info'].map((tone) => ({
    on: `${tone}.subtle`,
    text: `${tone}.fg`,
    least: 4.5,
  })),
  { on: 'bg.surface', text: 'border.control', least: 3 },
  { on: 'bg', text: 'border.control', least: 3 },
  { on: 'bg', text: 'focusRing', least: 3 },
  { on: 'bg.surface', text: 'focusRing', least: 3 },
]

function flatten(entry: Record<string, unknown>, path = ''): { name: string; hex: string }[] {
  return Object.entries(entry).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key
    return 'value' in (inner as object)
      ? [{ name, hex: (inner as Plain).value }]
      : flatten(inner as Record<string, unknown>, name)
  })
}

function isPair(entry: unknown): entry is Pair {
  return typeof entry === 'object' && entry !== null && 'value' in entry
}

function row(name: string, { value }: Pair) {
  const { _light: light, _dark: dark } = value
  return { name, light, dark }
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
