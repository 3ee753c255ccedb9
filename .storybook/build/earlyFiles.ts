import { readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const renderer = /react-dom-client\.production\.js$/
const storyFile = /\.stories\.tsx$/

/**
 * Has a page of the published Storybook ask for what it will need as soon as it is opened, instead of
 * one thing after another: the index, React's renderer and, by the story in the address, the files of
 * that story. On a slow connection each of these would begin a third of a second later. Throws when
 * the build has no renderer, or a story file names no title.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        )
        const isInPage = (file: string) => html.includes(`/${file}"`)
        const filesBehind = (chunk: Rolldown.OutputChunk) =>
          [...withImports(chunk, chunks)].filter((file) => !isInPage(file))
        const modules = [...chunks.values()].flatMap((chunk) =>
          chunk.moduleIds.map((id) => [id, chunk] as const),
        )
        const [, reactDom] = modules.find(([id]) => renderer.test(id)) ?? []
        if (!reactDom) throw new Error('The published Storybook has no renderer of React.')
        const early = filesBehind(reactDom)
        const stories = modules
          .filter(([id]) => storyFile.test(id))
          .map(([id, chunk]) => [
            pageOf(id),
            filesBehind(chunk).filter((file) => !early.includes(file)),
          ])
        return [
          preload('preload', 'index.json', { as: 'fetch' }),
          ...early.map((file) => preload('modulepreload', file)),
          {
            tag: 'script',
            children: askForStory(Object.fromEntries(stories) as Record<string, string[]>),
            // Before the style sheets, which a script below them waits for.
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  found.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = chunks.get(file)
    if (imported && !found.has(file)) withImports(imported, chunks, found)
  }
  return found
}

/** The part of a story's id that its file gives. */
function pageOf(file: string): string {
  const title = /\btitle: ["'`]([^"'`]+)["'`]/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!title) throw new Error(`${file} names no title as plain text.`)
  return toId(title)
}

function preload(rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel, href: `./${file}`, crossorigin: 'anonymous', ...more },
    injectTo: 'head',
  }
}

/** A script that asks for a story's files by the address; each file's name is in it once. */
function askForStory(filesOf: Record<string, string[]>): string {
  const files = [...new Set(Object.values(filesOf).flat())]
  const numbers = Object.fromEntries(
    Object.entries(filesOf).map(([page, its]) => [page, its.map((file) => files.indexOf(file))]),
  )
  return `{
    const files = ${JSON.stringify(files)};
    const numbers = ${JSON.stringify(numbers)};
    const [page] = (new URLSearchParams(location.search).get('id') || '').split('--');
    for (const number of numbers[page] || []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = './' + files[number];
      document.head.append(link);
    }
  }`
}
