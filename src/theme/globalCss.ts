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
