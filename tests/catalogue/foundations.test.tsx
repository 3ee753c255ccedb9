import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { system } from '@/theme/system'
import * as colors from '@/theme/colors'
import * as layout from '@/theme/layout'
import * as typography from '@/theme/typography'
import { ColorSheet } from '../../stories/foundations/ColorSheet'
import { contrast, hexOf, pairs, roleColors } from '../../stories/foundations/contrast'
import { LayoutSheet } from '../../stories/foundations/LayoutSheet'
import { MotionSheet } from '../../stories/foundations/MotionSheet'
import { TypeSheet } from '../../stories/foundations/TypeSheet'

const shown = drawn(
  <>
    <ColorSheet />
    <TypeSheet />
    <LayoutSheet />
    <MotionSheet />
  </>,
)

/** The names that a group of tokens has, as screens write them: `ink.50`, `fg.muted`, `lg`. */
function namesOf(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([key, entry]) => {
    const name = key === 'DEFAULT' ? path : path ? `${path}.${key}` : key
    const isToken = typeof entry === 'string' || 'value' in (entry as object)
    return isToken ? [name] : namesOf(entry as object, name)
  })
}

// Most sizes are the scale of spaces over again.
const sizes = Object.fromEntries(
  Object.entries(layout.sizes).filter(([name]) => !(name in layout.spacing)),
)
const tokens = Object.entries({ ...colors, ...typography, ...layout, sizes }).flatMap(
  ([group, entries]) => namesOf(entries).map((name) => ({ group, name })),
)

describe('the foundations', () => {
  it('find the theme', () => {
    expect(tokens.length).toBeGreaterThan(150)
  })

  it.each(tokens)('show the token $name of $group', ({ name }) => {
    const alike = tokens.filter((token) => token.name === name).length
    expect(shown.split(`>${name}</code>`).length - 1).toBeGreaterThanOrEqual(alike)
  })

  it.each(pairs)('keep $text on $on readable in both modes', ({ on, text, least }) => {
    for (const mode of ['light', 'dark'] as const) {
      expect(contrast(hexOf(on, mode), hexOf(text, mode))).toBeGreaterThanOrEqual(least)
    }
  })

  it('measure every role that text is set in', () => {
    const measured = new Set(pairs.map(({ text }) => text))
    const text = roleColors
      .map(({ name }) => name)
      .filter((name) => /^fg$|fg\.|\.fg$|\.on/.test(name))
    expect(text.filter((name) => !measured.has(name) && !name.endsWith('onNight'))).toEqual([])
  })
})

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

function drawn(sheet: ReactElement): string {
  return renderToStaticMarkup(<ChakraProvider value={system}>{sheet}</ChakraProvider>)
}
