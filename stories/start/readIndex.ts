import type { IndexEntry } from './storyLinks'

/** Every page and story that this Storybook publishes, from the index that it publishes beside itself. */
export async function readIndex(): Promise<readonly IndexEntry[]> {
  const answer = await fetch('./index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
