// Storybook would keep each step of every play for its panel, and with them every story that a page has shown. Nobody
// looks at a panel in a test run; this is Storybook's own switch for that, read when its test library is loaded.
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)
