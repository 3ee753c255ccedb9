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
    meaning: 'Made for a phone’s window first.',
    style: 'blue',
  },
  {
    tag: 'works',
    title: 'Works',
    meaning:
      'Shows how something goes, and ends where that leads; the page’s other stories are what it looks like.',
    style: 'grey',
  },
  {
    tag: 'flow',
    title: 'Flow',
    meaning: 'The whole app: it walks by itself, then is yours to walk on by hand.',
    style: 'purple',
  },
]

/** The tags that a story's place and name give it: a page of failures, a page of Flows. */
export function kindsOf(title: string, name: string): string[] {
  const found: string[] = []
  if (title.startsWith('Flows/')) found.push('flow')
  if (/failures(\/|$)/.test(title) || /^Error|Offline|OutOfReach/.test(name)) found.push('failure')
  return found
}
