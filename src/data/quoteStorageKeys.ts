/** Where the draft is kept, with the key it is booked under: one per browser, shared by its tabs. */
export const quoteDraftKey = 'sunline_quote_draft'

/** Where the last confirmation is kept: one per tab, gone when the tab is closed. */
export const quoteConfirmationKey = 'sunline_quote_confirmation'
