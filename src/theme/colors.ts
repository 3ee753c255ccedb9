/**
 * The palette and the roles its colors play. Screens use roles only (`bg.surface`, `fg.muted`, …):
 * a role has a value in both color modes and keeps WCAG AA contrast against its surface.
 */
const value = (color: string) => ({ value: color })
const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

export const palette = {
  white: value('#ffffff'),
  black: value('#000000'),
  transparent: value('transparent'),
  current: value('currentColor'),
  /** Calm ink-blue: text, night surfaces. */
  ink: {
    50: value('#f4f7fa'),
    100: value('#e6edf3'),
    200: value('#ccd9e5'),
    300: value('#a5bacd'),
    400: value('#7893ae'),
    500: value('#547391'),
    600: value('#3d5a77'),
    700: value('#2c455f'),
    800: value('#1b3148'),
    900: value('#102336'),
    950: value('#091726'),
  },
  /** Glass-teal: glass, choice, links. */
  glass: {
    50: value('#edf9f8'),
    100: value('#d2f1ee'),
    200: value('#a6e2dd'),
    300: value('#6ecbc6'),
    400: value('#3aaeaa'),
    500: value('#1c918f'),
    600: value('#117473'),
    700: value('#0f5e5e'),
    800: value('#114b4d'),
    900: value('#0f3d40'),
    950: value('#06262a'),
  },
  /** Warm amber: the single next action on a screen. */
  amber: {
    50: value('#fff8ea'),
    100: value('#ffecc6'),
    200: value('#ffd888'),
    300: value('#ffc04a'),
    400: value('#fcaa22'),
    500: value('#ea8c0c'),
    600: value('#bf6607'),
    700: value('#95490b'),
    800: value('#793a10'),
    900: value('#663111'),
    950: value('#3b1704'),
  },
  red: {
    50: value('#fff2f1'),
    100: value('#ffe1df'),
    200: value('#ffc8c4'),
    300: value('#ffa29b'),
    400: value('#fb7168'),
    500: value('#ea4a40'),
    600: value('#c9342b'),
    700: value('#a72a23'),
    800: value('#8a2720'),
    900: value('#722620'),
    950: value('#3f0f0b'),
  },
  green: {
    50: value('#effaf1'),
    100: value('#d9f2de'),
    200: value('#b5e4c0'),
    300: value('#84cf97'),
    400: value('#52b36c'),
    500: value('#31964e'),
    600: value('#22783c'),
    700: value('#1d5f32'),
    800: value('#1a4c2a'),
    900: value('#163f24'),
    950: value('#082313'),
  },
}

export const roles = {
  bg: {
    DEFAULT: modes('{colors.ink.50}', '{colors.ink.950}'),
    surface: modes('{colors.white}', '{colors.ink.900}'),
    panel: modes('{colors.white}', '{colors.ink.900}'),
    subtle: modes('{colors.ink.100}', '#0d1d2e'),
    muted: modes('{colors.ink.100}', '{colors.ink.800}'),
    emphasized: modes('{colors.ink.200}', '{colors.ink.700}'),
    inverted: modes('{colors.ink.900}', '{colors.ink.50}'),
    /** Night surface in both modes: hero, footer. */
    night: modes('{colors.ink.900}', '#0b1b2c'),
  },
  fg: {
    DEFAULT: modes('{colors.ink.900}', '{colors.ink.50}'),
    muted: modes('{colors.ink.600}', '{colors.ink.300}'),
    subtle: modes('#4d6a86', '#8ea6bd'),
    inverted: modes('{colors.ink.50}', '{colors.ink.900}'),
    /** Text on the night surface. */
    onNight: modes('{colors.ink.50}', '{colors.ink.50}'),
    onNightMuted: modes('{colors.ink.300}', '{colors.ink.300}'),
  },
  border: {
    DEFAULT: modes('{colors.ink.200}', '{colors.ink.700}'),
    muted: modes('{colors.ink.100}', '{colors.ink.800}'),
    emphasized: modes('{colors.ink.400}', '{colors.ink.500}'),
    /** Edge of a form control: 3:1 against its surface (WCAG 1.4.11). */
    control: modes('#7089a2', '#6985a1'),
    onNight: modes('{colors.ink.700}', '{colors.ink.700}'),
  },
  /** What is chosen, and links. */
  accent: {
    DEFAULT: modes('{colors.glass.600}', '{colors.glass.300}'),
    solid: modes('{colors.glass.600}', '{colors.glass.400}'),
    onSolid: modes('{colors.white}', '{colors.ink.950}'),
    fg: modes('{colors.glass.700}', '{colors.glass.300}'),
    subtle: modes('{colors.glass.50}', '{colors.glass.950}'),
    muted: modes('{colors.glass.100}', '{colors.glass.900}'),
    border: modes('{colors.glass.500}', '{colors.glass.400}'),
  },
  /** The single next action on a screen. */
  action: {
    DEFAULT: modes('{colors.amber.400}', '{colors.amber.400}'),
    hover: modes('{colors.amber.300}', '{colors.amber.300}'),
    active: modes('{colors.amber.500}', '{colors.amber.500}'),
    fg: modes('{colors.ink.950}', '{colors.ink.950}'),
  },
  danger: {
    DEFAULT: modes('{colors.red.600}', '{colors.red.400}'),
    fg: modes('{colors.red.700}', '{colors.red.300}'),
    subtle: modes('{colors.red.50}', '{colors.red.950}'),
    border: modes('{colors.red.500}', '{colors.red.400}'),
    solid: modes('{colors.red.600}', '{colors.red.600}'),
    onSolid: modes('{colors.white}', '{colors.white}'),
  },
  success: {
    DEFAULT: modes('{colors.green.600}', '{colors.green.400}'),
    fg: modes('{colors.green.700}', '{colors.green.300}'),
    subtle: modes('{colors.green.50}', '{colors.green.950}'),
    border: modes('{colors.green.500}', '{colors.green.500}'),
  },
  warning: {
    DEFAULT: modes('{colors.amber.600}', '{colors.amber.300}'),
    fg: modes('{colors.amber.800}', '{colors.amber.200}'),
    subtle: modes('{colors.amber.50}', '{colors.amber.950}'),
    border: modes('{colors.amber.500}', '{colors.amber.500}'),
  },
  info: {
    DEFAULT: modes('{colors.ink.600}', '{colors.ink.300}'),
    fg: modes('{colors.ink.700}', '{colors.ink.200}'),
    subtle: modes('{colors.ink.100}', '{colors.ink.800}'),
    border: modes('{colors.ink.400}', '{colors.ink.500}'),
  },
  focusRing: modes('{colors.glass.600}', '{colors.amber.300}'),
  /** The glass map's paint. */
  car: {
    body: modes('#dfe8f0', '#20384f'),
    bodyShade: modes('#c6d4e1', '#182d42'),
    line: modes('{colors.ink.500}', '{colors.ink.400}'),
    glass: modes('#b9d3df', '#31526b'),
    lit: modes('{colors.glass.400}', '{colors.glass.300}'),
    chosen: modes('{colors.amber.400}', '{colors.amber.400}'),
    tyre: modes('{colors.ink.800}', '#060f1a'),
  },
}
