/** Styles of the bare page. Everything else is styled where it is drawn. */
export const globalCss = {
  html: {
    colorScheme: 'light',
    scrollPaddingTop: '5rem',
    textSizeAdjust: '100%',
  },
  // On the element itself: `_dark` speaks of what is inside it.
  'html.dark': { colorScheme: 'dark' },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.6',
    bg: 'bg',
    color: 'fg',
    overflowWrap: 'break-word',
    fontFeatureSettings: '"ss01"',
    WebkitFontSmoothing: 'antialiased',
  },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'focusRing',
    outlineOffset: '2px',
  },
  // What is focused so that a screen reader begins there, and not to be used, needs no ring.
  ':is(h1, h2, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Colors of fills and shadows are gone there: what is chosen is told by a line.
  '@media (forced-colors: active)': {
    '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), label:has(input:checked)':
      { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  // On paper a page is its content.
  '@media print': { '[data-frame]': { display: 'none !important' } },
  '::selection': { bg: 'accent.muted', color: 'fg' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short one would start on every element for what it inherits, level by level down the page.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
}
