/** Type: a variable display face for headings, a plain one for text, sizes that grow with the window. */
const value = <T>(v: T) => ({ value: v })

export const fonts = {
  heading: value("'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif"),
  body: value("'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"),
  mono: value("ui-monospace, 'SF Mono', Menlo, Consolas, monospace"),
}

export const fontSizes = {
  xs: value('0.8125rem'),
  sm: value('0.875rem'),
  md: value('1rem'),
  lg: value('1.125rem'),
  xl: value('1.25rem'),
  '2xl': value('1.5rem'),
  '3xl': value('1.875rem'),
  '4xl': value('2.25rem'),
  '5xl': value('3rem'),
}

export const fontWeights = {
  normal: value('400'),
  medium: value('500'),
  semibold: value('600'),
  bold: value('700'),
  extrabold: value('800'),
}

export const lineHeights = {
  none: value('1'),
  tight: value('1.1'),
  snug: value('1.3'),
  normal: value('1.5'),
  relaxed: value('1.65'),
}

export const letterSpacings = { tight: value('-0.02em'), normal: value('0'), wide: value('0.04em') }

const heading = { fontFamily: 'heading', fontWeight: 'bold', letterSpacing: 'tight' }

export const textStyles = {
  /** The one headline of a marketing page. */
  display: value({
    ...heading,
    fontSize: 'min(clamp(2.25rem, 1.4rem + 3.8vw, 4rem), 14vw)',
    lineHeight: '1.05',
  }),
  /** A page's title. */
  title: value({
    ...heading,
    fontSize: 'min(clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem), 12.5vw)',
    lineHeight: '1.1',
  }),
  /** A section's title. */
  section: value({
    ...heading,
    fontSize: 'min(clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem), 11vw)',
    lineHeight: '1.2',
  }),
  /** A card's title. */
  card: value({ ...heading, fontWeight: 'semibold', fontSize: '1.125rem', lineHeight: '1.3' }),
  /** A large number: price, tile. */
  figure: value({
    ...heading,
    fontSize: 'min(clamp(1.75rem, 1.5rem + 1vw, 2.25rem), 14vw)',
    lineHeight: '1.1',
    fontVariantNumeric: 'tabular-nums',
  }),
  /** The first paragraph under a title. */
  lead: value({ fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: '1.55' }),
  body: value({ fontSize: '1rem', lineHeight: '1.6' }),
  small: value({ fontSize: '0.875rem', lineHeight: '1.5' }),
  label: value({ fontSize: '0.9375rem', fontWeight: '600', lineHeight: '1.4' }),
  /** A short line above a title. */
  eyebrow: value({
    fontSize: '0.8125rem',
    fontWeight: '600',
    lineHeight: '1.4',
    letterSpacing: '0.04em',
  }),
}
