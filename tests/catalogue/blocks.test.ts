import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockNotes } from '../../stories/start/blocks'
import { filesBelow, readStoryFiles } from './storyFiles'

/** Components that are seen only as parts of another block, and in whose stories. */
const parts: Readonly<Record<string, string>> = {
  BarPlot: 'BarFigure',
  CarFromAbove: 'GlassMapPicture',
  CarFromSide: 'GlassMapPicture',
  ChangeMotion: 'MotionScope',
  ChoiceMap: 'GlassMapChoice',
  ChoiceRow: 'GlassMapChoice',
  FieldFrame: 'TextField',
  ListMotion: 'MotionScope',
  MenuPopup: 'ActionMenu',
  ModalPanel: 'Modal',
  SearchMark: 'SearchField',
  SortHeading: 'DataTable',
  SortSelect: 'DataTable',
  TileRow: 'StatTile',
}

const files = readStoryFiles().filter(({ title }) => title.startsWith('UI/'))
const shown = new Map(
  files.flatMap((file) => {
    const component = /^ {2}component: (\w+)/m.exec(file.text)?.[1]
    return component ? [[component, file] as const] : []
  }),
)

const blocks = filesBelow('src/ui', (name) => name.endsWith('.tsx')).flatMap((path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /^export (?:default )?(?:function|const) ([A-Z]\w*)(?:[<(]| = chakra\b)/gm,
    ),
  ].map(([, name = '']) => ({ name, path })),
)

describe('every block of src/ui', () => {
  it('is found', () => {
    expect(blocks.length).toBeGreaterThan(40)
  })

  it.each(blocks)('$name has a story with controls that work', ({ name }) => {
    const file = shown.get(parts[name] ?? name)
    expect(file?.stories).not.toHaveLength(0)
    // Controls change args: a story that draws fixed props in their place shows none.
    expect(file?.text).toMatch(/^ {2}(args|argTypes): \{/m)
    expect(file?.text).toMatch(/control: |: \{ control|args: \{/)
  })

  it.each(files)('$title says when to use it and what it does for accessibility', ({ title }) => {
    const note = blockNotes[title.split('/').at(-1) ?? '']
    expect(note?.use).toMatch(/\.$/)
    expect(note?.accessibility).toMatch(/\.$/)
  })

  it.each(Object.keys(parts))('%s is still a part of another', (name) => {
    expect(blocks.map((block) => block.name)).toContain(name)
  })
})
