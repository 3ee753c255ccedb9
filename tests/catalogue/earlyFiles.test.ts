import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { HtmlTagDescriptor } from 'vite'
import { describe, expect, it } from 'vitest'
import { earlyFiles } from '../../.storybook/build/earlyFiles'

const button = resolve('stories/ui/Button.stories.tsx')
const login = resolve('stories/screens/auth/LoginScreen.stories.tsx')
const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => [
  fileName,
  { type: 'chunk', fileName, moduleIds, imports },
]
const bundle = Object.fromEntries([
  chunk('assets/page-1.js', ['/runtime.js']),
  chunk('assets/dom-1.js', ['/react-dom-client.production.js'], ['assets/page-1.js']),
  chunk('assets/Button-1.js', ['/src/ui/Button.tsx'], ['assets/page-1.js', 'assets/dom-1.js']),
  chunk('assets/a-1.js', [button], ['assets/Button-1.js']),
  chunk('assets/b-1.js', [login], ['assets/Button-1.js']),
])

function tagsFor(html: string, files: object = bundle): HtmlTagDescriptor[] {
  const { transformIndexHtml } = earlyFiles()
  const { handler } = transformIndexHtml as { handler: (...given: unknown[]) => unknown }
  return handler(html, { bundle: files }) as HtmlTagDescriptor[]
}

const page = '<script type="module" src="./assets/page-1.js"></script>'

describe('a page of the published Storybook asks early', () => {
  it('for the index and what draws, and not again for what it names itself', () => {
    const links = tagsFor(page).filter(({ tag }) => tag === 'link')
    expect(links.map(({ attrs }) => attrs?.href)).toEqual(['./index.json', './assets/dom-1.js'])
  })

  it.each([
    ['?id=ui-button--primary&viewMode=story', ['./assets/a-1.js', './assets/Button-1.js']],
    ['?id=screens-auth-login--empty', ['./assets/b-1.js', './assets/Button-1.js']],
    ['?id=ui-gone--away', []],
    ['', []],
  ])('for the files of the story at %j', (search, files) => {
    const asked: Record<string, string>[] = []
    const document = {
      createElement: () => ({}),
      head: { append: (link: never) => asked.push(link) },
    }
    const script = tagsFor(page).find(({ tag }) => tag === 'script')?.children
    // The script is all the page gets; it runs here as it does there.
    new Function('location', 'document', String(script))({ search }, document)
    expect(asked.map(({ href }) => href)).toEqual(files)
    expect(asked.every(({ rel }) => rel === 'modulepreload')).toBe(true)
  })

  it('and stops the build when a story file names no title, or nothing draws', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'early-')), 'Untitled.stories.tsx')
    writeFileSync(file, 'export const Empty = {}')
    const untitled = { ...bundle, ...Object.fromEntries([chunk('assets/c-1.js', [file])]) }
    expect(() => tagsFor(page, untitled)).toThrow('names no title as plain text')
    expect(() => tagsFor(page, {})).toThrow('no renderer of React')
  })
})
