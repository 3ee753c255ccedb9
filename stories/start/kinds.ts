/** What a tag on a story means; the badges and the page "Start here" say it. */
export type Kind = {
  tag: string
  title: string
  meaning: string
  /** One of the badge add-on's colors. */
  style: 'blue' | 'grey' | 'purple' | 'red' | 'green' | 'orange'
}

export const kinds: readonly Kind[] = [
  {
    tag: 'failure',
    title: 'Failure',
    meaning: 'The server or the network fails here. The scenario can be switched on anywhere.',
    style: 'red',
  },
  {
    tag: 'phone',
    title: 'Phone',
    meaning: 'Shown in a phone’s window; the toolbar changes that.',
    style: 'blue',
  },
  { tag: 'dark', title: 'Dark', meaning: 'Shown in dark mode.', style: 'grey' },
  {
    tag: 'flow',
    title: 'Flow',
    meaning: 'The whole app: it walks by itself, then is yours to walk on by hand.',
    style: 'purple',
  },
]

/**
 * The tags that a story's place and name give it: a name that ends in Phone or Dark, a page of failures,
 * a page of Flows.
 */
export function kindsOf(title: string, name: string): string[] {
  const found: string[] = []
  if (title.startsWith('Flows/')) found.push('flow')
  if (/failures(\/|$)/.test(title) || /^Error|Offline|OutOfReach/.test(name)) found.push('failure')
  if (/Phone/.test(name)) found.push('phone')
  if (name.endsWith('Dark')) found.push('dark')
  return found
}
