import { chakra } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** On paper there is only the sheet: the page, its scroll lock and open dialogs stay away. */
const paper = {
  '.print-sheet': { display: 'none' },
  '@media print': {
    'html, body': {
      overflow: 'visible !important',
      height: 'auto !important',
      padding: '0 !important',
      margin: '0 !important',
      background: 'white !important',
    },
    'body > :not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': { display: 'block' },
  },
  '@page': { margin: '16mm' },
}

/**
 * What the browser prints while it is there, instead of the page; on the screen it is not seen. Draw
 * it beside what the person sees, and call `window.print()`.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    // Paper is white, whatever mode the screen is in.
    <chakra.div className="print-sheet light" color="black" bg="white">
      <Global styles={paper} />
      {children}
    </chakra.div>,
    document.body,
  )
}
