/**
 * Tags with which a story is left out of the test run, and why that is no gap. A story that is left out
 * without one of these reasons fails the catalogue test.
 */
export const untestedTags: Readonly<Record<string, string>> = {
  'by-hand':
    'A server failure to walk through by hand: tests/catalogue holds its answers, tests/app and tests/data what the app makes of them.',
}
