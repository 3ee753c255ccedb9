/** Space, size, shape, depth and time. */
const value = <T>(v: T) => ({ value: v })
/**
 * So many quarters of the text's size, but never more of a window than at the usual size in the narrowest
 * one, 320 px: large letters get the room, not what is around them.
 */
const rem = (quarters: number) => value(`min(${quarters / 4}rem, ${quarters * 1.25}vw)`)

const scale = {
  0: value('0rem'),
  0.5: rem(0.5),
  1: rem(1),
  1.5: rem(1.5),
  2: rem(2),
  2.5: rem(2.5),
  3: rem(3),
  3.5: rem(3.5),
  4: rem(4),
  5: rem(5),
  6: rem(6),
  7: rem(7),
  8: rem(8),
  9: rem(9),
  10: rem(10),
  11: rem(11),
  12: rem(12),
  14: rem(14),
  16: rem(16),
  20: rem(20),
  24: rem(24),
  32: rem(32),
}

export const spacing = scale

export const sizes = {
  ...scale,
  full: value('100%'),
  /** Least height of a touch target. */
  touch: rem(11),
  /** Widest line of running text. */
  prose: value('42rem'),
  form: value('36rem'),
  page: value('76rem'),
}

export const radii = {
  none: value('0'),
  sm: value('0.375rem'),
  md: value('0.625rem'),
  lg: value('1rem'),
  xl: value('1.5rem'),
  full: value('9999px'),
}

export const shadows = {
  card: {
    value: {
      _light: '0 1px 2px rgb(16 35 54 / 0.06), 0 6px 20px -6px rgb(16 35 54 / 0.10)',
      _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.5)',
    },
  },
  raised: {
    value: {
      _light: '0 2px 6px rgb(16 35 54 / 0.08), 0 18px 40px -12px rgb(16 35 54 / 0.22)',
      _dark: '0 2px 6px rgb(0 0 0 / 0.5), 0 20px 48px -12px rgb(0 0 0 / 0.7)',
    },
  },
}

export const zIndices = {
  hide: value(-1),
  base: value(0),
  docked: value(10),
  sticky: value(100),
  overlay: value(1000),
  modal: value(1100),
  popover: value(1200),
  toast: value(1300),
  skipNav: value(1400),
  tooltip: value(1350),
}

export const durations = { fast: value('120ms'), moderate: value('200ms'), slow: value('320ms') }

export const easings = {
  standard: value('cubic-bezier(0.2, 0, 0, 1)'),
  exit: value('cubic-bezier(0.4, 0, 1, 1)'),
}

/** Window widths from which a layout changes; `md` is where the mobile layout ends (768 px). */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }
