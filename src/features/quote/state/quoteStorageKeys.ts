/** Where a draft is kept: each tab's in its session storage, the latest of all in the local storage. */
export const quoteDraftKey = 'sunline_quote_draft'

/** Where the last confirmation is kept: one per tab, gone when the tab is closed. */
export const quoteConfirmationKey = 'sunline_quote_confirmation'
