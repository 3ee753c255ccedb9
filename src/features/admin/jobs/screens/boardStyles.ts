const phone = '@media (width < 48rem)'

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
      '&[data-state=free]': { bg: 'accent.subtle' },
      '&:is([data-state=full], [data-state=closed], [data-state=taken], [data-state=offDuty])': {
        bg: 'bg.muted',
      },
      '&[data-aimed]': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '-3px' },
    },
    [phone]: {
      display: 'block',
      minWidth: '0',
      '& thead': { display: 'none' },
      '& :is(tbody, tr, th, td)': { display: 'block' },
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
