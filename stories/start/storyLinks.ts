/** One entry of Storybook's own index. */
export type IndexEntry = {
  type: 'story' | 'docs'
  id: string
  title: string
  name: string
  exportName?: string
  tags?: readonly string[]
}

/** How somebody wants to see a story: part of the link, so that everybody who opens it sees the same. */
export type Look = {
  mode?: 'light' | 'dark'
  window?: 'phone' | 'small' | 'tablet' | 'desktop'
  text?: '100' | '200'
}

/** A look as the address carries it; empty for a story as it is. */
function globalsOf({ mode, window, text }: Look): string {
  const parts = [
    mode && `colorMode:${mode}`,
    window && `viewport.value:${window}`,
    text && `textSize:${text}`,
  ]
  return parts.filter(Boolean).join(';')
}

/** The address of a story inside Storybook, relative to the folder it is published in. */
export function linkTo(id: string, look: Look = {}): string {
  const globals = globalsOf(look)
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`
}

/**
 * The address of a story for a picture of it. Storybook would keep each step of its play in the page around it, and with
 * them the whole story after its picture is gone: hundreds of pictures took all of the memory. `instrument=false`
 * is its own switch for that.
 * @param under more globals, such as a server, as an address carries them
 */
export function aloneAddress(id: string, look: Look = {}, under = ''): string {
  const globals = [globalsOf(look), under].filter(Boolean).join(';')
  return `./iframe.html?id=${id}&viewMode=story&instrument=false${globals && `&globals=${globals}`}`
}

/** The stories of each page, in the sidebar's order. */
export function byPage(entries: readonly IndexEntry[]): Map<string, IndexEntry[]> {
  const pages = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    if (entry.type !== 'story') continue
    pages.set(entry.title, [...(pages.get(entry.title) ?? []), entry])
  }
  return pages
}

/** True when each word is in a story's page, name or tags, in any order and case. */
export function matches({ title, name, tags = [] }: IndexEntry, words: string): boolean {
  const text = `${title} ${name} ${tags.join(' ')}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
