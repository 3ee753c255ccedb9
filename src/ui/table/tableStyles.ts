import { nameBesideValue } from '../nameBesideValue'

// By the room that the table has, not by the window: the panel's menu takes its share of a window.
const narrow = '@container (width < 54rem)'
/** Where the rows of a record table stand in columns. */
export const wide = '@container (width >= 54rem)'
const tight = '@container (54rem <= width < 64rem)'
const twoCards = '@container (36rem <= width < 54rem)'

/**
 * How a record table looks: rows with quiet lines where its columns have room, else a card for each
 * row, on a phone one below the other. The same elements serve both.
 */
export const tableStyles = {
  container: { containerType: 'inline-size' },
  /** The order of the rows by a list of choices, where no headings can be pressed. */
  sortSelect: { mb: '3', [wide]: { display: 'none' } },
  /** The surface under the rows; cards bring their own. */
  sheet: {
    [wide]: {
      bg: 'bg.surface',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'card',
      overflow: 'hidden',
    },
  },
  /** Newer rows are being loaded; the old ones stay readable. */
  busyLine: {
    height: '3px',
    mb: '-3px',
    position: 'relative',
    bg: 'accent.solid',
    animation: 'shimmer 0.9s ease-in-out infinite',
    '&[hidden]': { display: 'none' },
  },
  scroller: { overflowX: 'auto', borderRadius: 'lg', [wide]: { mx: '-1px' } },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: '1.45',
    [narrow]: { display: 'block' },
  },
  head: {
    '& th': {
      position: 'relative',
      px: '2',
      py: '2',
      textAlign: 'start',
      verticalAlign: 'middle',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'bg.subtle',
      '&:first-of-type': { ps: '4' },
      '&:last-of-type': { pe: '4', position: 'sticky', insetEnd: '0', bg: 'bg.subtle' },
      '&[data-align=end]': { textAlign: 'end' },
      [tight]: { px: '1.5' },
    },
    [narrow]: { display: 'none' },
  },
  body: {
    // A long word must not push the others out of a card.
    '& td > div': { minWidth: '0' },
    [wide]: {
      '& tr': {
        borderTop: '1px solid',
        borderColor: 'border.muted',
        transition: 'background-color 120ms',
      },
      '& tr:hover, & tr:hover td:last-of-type': { bg: 'bg.subtle' },
      '& tr[data-current], & tr[data-current] td:last-of-type': { bg: 'accent.subtle' },
      '& td': {
        px: '2',
        py: '3',
        verticalAlign: 'top',
        '&:first-of-type': { ps: '4' },
        // What can be done stays in sight where the columns do not fit.
        '&:last-of-type': { pe: '4', position: 'sticky', insetEnd: '0', bg: 'bg.surface' },
        '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        [tight]: { px: '1.5' },
      },
    },
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      '& tr': {
        display: 'flex',
        flexDirection: 'column',
        p: '4',
        bg: 'bg.surface',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 'lg',
        boxShadow: 'card',
      },
      '& tr[data-current]': { borderColor: 'accent.border' },
      '& td': { display: 'block' },
      '& td[data-card=title]': { pb: '2', fontSize: 'md' },
      '& td[data-card=line]': {
        ...nameBesideValue.row,
        py: '1.5',
        borderTop: '1px solid',
        borderColor: 'border.muted',
        _before: { ...nameBesideValue.name, content: 'attr(data-label)', color: 'fg.muted' },
        '& > div': nameBesideValue.value,
      },
      '& td[data-card=foot]': {
        mt: 'auto',
        pt: '3',
        borderTop: '1px solid',
        borderColor: 'border.muted',
        '&[data-align=end]': { textAlign: 'end' },
      },
      '& td[data-card=hidden]': { display: 'none' },
    },
    [twoCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
} as const
