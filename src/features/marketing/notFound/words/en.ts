/** The page for an address that does not exist. */
export const words = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The address may be misspelled, or the page has moved. Nothing is broken but this link.',
  home: { label: 'Return to Home', href: '/' },
  or: 'Or go straight to',
} as const
