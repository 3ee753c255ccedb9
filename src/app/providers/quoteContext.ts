import { createContext } from 'react'

/** True below a `QuoteProvider`; the draft itself is in atoms. */
export const QuoteContext = createContext(false)
