const phone = '@media (width < 48rem)'

/** How places show whether a job under way would be taken: free ones in color, those that never are in gray. */
const places = {
  '&[data-state=free]': { bg: 'accent.subtle' },
  '&:is([data-state=full], [data-state=taken], [data-state=absent])': { bg: 'warning.subtle' },
  '&:is([data-state=closed], [data-state=over], [data-state=offDuty])': { bg: 'bg.muted' },
  '&[data-aimed]': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '-3px' },
} as const

/** How the day board looks: a grid on a wide window, a list by technician below 768 px. */
export const boardStyles = {
  scroller: {
    overflowX: 'auto',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
  table: {
    width: '100%',
    minWidth: '58rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', px: '3', py: '2.5', fontWeight: 'semibold', fontSize: 'sm' },
    '& th:first-of-type': { width: '8.5rem' },
    '& thead th': { bg: 'bg.subtle', verticalAlign: 'top', fontSize: 'xs' },
    '& tbody th': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: 'docked',
      bg: 'bg.surface',
      verticalAlign: 'top',
    },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& td': {
      height: '5rem',
      p: '1.5',
      verticalAlign: 'top',
      borderInlineStart: '1px solid',
      borderColor: 'border.muted',
      transition: 'background-color 120ms',
      '& > * + *': { mt: '1.5' },
      ...places,
    },
    [phone]: {
      display: 'block',
      minWidth: '0',
      '& :is(thead, tbody, tr, th, td)': { display: 'block' },
      // The time frames stand above as a list of their own.
      '& thead th': { display: 'flex', flexWrap: 'wrap', columnGap: '2', py: '1.5' },
      '& thead th:first-of-type': { display: 'none' },
      '& tbody th': { position: 'static' },
      '& td': {
        height: 'auto',
        border: '0',
        px: '3',
        pb: '3',
        _before: {
          content: 'attr(data-frame)',
          display: 'block',
          fontSize: 'xs',
          color: 'fg.muted',
          mb: '1',
        },
      },
      '& td[data-empty]': { display: 'none' },
    },
  },
} as const

/** How the board of a week looks: days side by side on a wide window, below each other on a phone. */
export const weekStyles = {
  scroller: { ...boardStyles.scroller, [phone]: { overflowX: 'visible' } },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(8.25rem, 1fr))',
    // The time frames of all days stand in line.
    gridTemplateRows: 'auto repeat(5, minmax(4.5rem, auto))',
    [phone]: { display: 'block' },
  },
  day: {
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    minWidth: '0',
    '& + &': { borderInlineStart: '1px solid', borderColor: 'border.muted' },
    [phone]: {
      display: 'block',
      '& + &': { borderInlineStart: '0', borderTop: '1px solid', borderColor: 'border' },
    },
  },
  head: {
    p: '2',
    bg: 'bg.subtle',
    '[data-today] > &': { bg: 'accent.subtle' },
  },
  dayLink: {
    minH: '6',
    p: '0',
    border: '0',
    borderRadius: 'sm',
    bg: 'transparent',
    color: 'accent.fg',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
  frame: {
    p: '1.5',
    borderTop: '1px solid',
    borderColor: 'border.muted',
    minWidth: '0',
    transition: 'background-color 120ms',
    '& > * + *': { mt: '1.5' },
    '&[data-closed]': { bg: 'bg.subtle' },
    ...places,
    [phone]: { px: '3', py: '2', '&[data-empty][data-closed]': { display: 'none' } },
  },
} as const
