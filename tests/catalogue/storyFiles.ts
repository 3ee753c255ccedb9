import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story file as the catalogue tests read it. */
export type StoryFile = {
  path: string
  title: string
  text: string
  /** Export names of its stories. */
  stories: readonly string[]
  /** Tags that its meta sets. */
  tags: readonly string[]
}

/** The files below a folder whose names pass, as paths from the project's root. */
export function filesBelow(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path, isWanted)
    return isWanted(entry.name) ? [path] : []
  })
}

/** Every story file of the project. Throws for one without a title. */
export function readStoryFiles(): StoryFile[] {
  return filesBelow('stories', (name) => name.endsWith('.stories.tsx')).map((path) =>
    readStoryFile(path, readFileSync(path, 'utf8')),
  )
}

/** What a story file's text says. Throws when it has no title. */
export function readStoryFile(path: string, text: string): StoryFile {
  const meta = /const meta\b[\s\S]*?\n\}/.exec(text)?.[0] ?? ''
  const title = /^ {2}title: '([^']+)'/m.exec(meta)?.[1]
  if (!title) throw new Error(`${path} has no title`)
  const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  return { path, title, text, stories, tags: tagsIn(meta) }
}

/** The tags in the first `tags: […]` of a piece of source. */
export function tagsIn(source: string): string[] {
  const list = /tags: \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag)
}

/** The source of one story of a file, from its export to the next. */
export function storySource({ text }: StoryFile, name: string): string {
  const from = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
  const rest = text.slice(from + 1)
  const next = rest.search(/^(export |function |const |type )/m)
  return text.slice(from, next < 0 ? undefined : from + 1 + next)
}
