import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { blockExamples } from '../../stories/guides/examples'
import { overlayExamples } from '../../stories/guides/overlayExamples'
import { blockGuides } from '../../stories/guides/guides'
import { blockNotes } from '../../stories/start/blocks'
import { filesBelow, readStoryFiles } from './storyFiles'

/** Components that are seen only as parts of another block, and in whose stories. */
const parts: Readonly<Record<string, string>> = {
  BarPlot: 'BarFigure',
  BreakableEmail: 'SummaryList',
  CarFromAbove: 'GlassMapPicture',
  CarFromSide: 'GlassMapPicture',
  ChangeMotion: 'MotionScope',
  ChoiceMap: 'GlassMapChoice',
  ChoiceRow: 'GlassMapChoice',
  DayChoice: 'WhenChoice',
  FieldFrame: 'TextField',
  FrameChoice: 'WhenChoice',
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

  it.each(files)('$title has a guide: when not, keys, screen reader, criteria', ({ title }) => {
    const guide = blockGuides[title.split('/').at(-1) ?? '']
    expect(guide?.avoid).toMatch(/^.{30,}\.$/)
    expect(guide?.reader).toMatch(/^.{16,}[.”]$/)
    for (const [, does] of guide?.keys ?? []) expect(does).toMatch(/^[A-Z].*\.$/)
    expect(new Set(guide?.meets).size).toBe(guide?.meets.length)
    const source = readFileSync(`src/ui/${guide?.file}.tsx`, 'utf8')
    for (const name of guide?.imports ?? []) {
      expect(source).toMatch(new RegExp(`^export (function|const) ${name}\\b`, 'm'))
    }
  })

  it('shows every block in a way that helps and in one that does not', () => {
    // Seen on paper, and while something moves.
    const withoutPicture = ['Motion', 'PrintSheet']
    const names = files.map(({ title }) => title.split('/').at(-1) ?? '')
    const without = names.filter((name) => !blockExamples[name]?.length)
    expect(without.sort()).toEqual(withoutPicture)
  })

  it('has no guide and no example of a block that is gone', () => {
    const names = files.map(({ title }) => title.split('/').at(-1))
    expect(names).toEqual(expect.arrayContaining(Object.keys(blockGuides)))
    expect(names).toEqual(expect.arrayContaining(Object.keys(blockExamples)))
  })

  it('draws examples of what lies over a page by stories that are there', () => {
    const known = files.flatMap(({ title, stories }) =>
      stories.map((name) => toId(title, storyNameFromExport(name))),
    )
    const drawn = Object.values(overlayExamples)
      .flat()
      .flatMap(({ right, wrong }) => [right, wrong] as ReactElement<{ story: string }>[])
    expect(drawn.length).toBeGreaterThan(3)
    expect(known).toEqual(expect.arrayContaining(drawn.map(({ props }) => props.story)))
  })

  it.each(Object.keys(parts))('%s is still a part of another', (name) => {
    expect(blocks.map((block) => block.name)).toContain(name)
  })
})
