import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { palette, roles } from './colors'
import { globalCss } from './globalCss'
import * as layout from './layout'
import * as typography from './typography'

/**
 * The design system: own tokens over Chakra's style engine. Recipes are not registered here; each block
 * of `src/ui` carries its own, so that a page ships only the recipes it draws.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'sun',
    preflight: true,
    globalCss,
    theme: {
      breakpoints: layout.breakpoints,
      tokens: {
        colors: palette,
        fonts: typography.fonts,
        fontSizes: typography.fontSizes,
        fontWeights: typography.fontWeights,
        lineHeights: typography.lineHeights,
        letterSpacings: typography.letterSpacings,
        spacing: layout.spacing,
        sizes: layout.sizes,
        radii: layout.radii,
        zIndex: layout.zIndices,
        durations: layout.durations,
        easings: layout.easings,
      },
      semanticTokens: { colors: roles, shadows: layout.shadows },
      textStyles: typography.textStyles,
      keyframes: {
        shimmer: { '0%': { opacity: 0.55 }, '50%': { opacity: 1 }, '100%': { opacity: 0.55 } },
        spin: { to: { transform: 'rotate(360deg)' } },
      },
    },
  }),
)
