import { existsSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withPlainLists } from '../../.storybook/code/plainListTypes'
import { printed } from '../../.storybook/code/printed'
import { codesOf, computeStoryCode } from '../../.storybook/code/storyCode'
import { readStoryFiles } from './storyFiles'

const codes = Object.entries(computeStoryCode())

/** The code of a story as a module: what a page of docs shows, with what is drawn exported. */
function moduleOf({ imports, constants, drawn }: (typeof codes)[number][1]): string {
  return [...imports, ...constants, `export const drawn = (<>${drawn}</>)`].join('\n')
}

describe('the code of every block and screen on its page of docs', () => {
  it('is there for each of their stories', () => {
    const ids = readStoryFiles()
      .filter(({ title }) => /^(UI|Screens)\//.test(title))
      .flatMap(({ title, stories }) =>
        stories.map((name) => toId(title, storyNameFromExport(name))),
      )
    expect(ids.length).toBeGreaterThan(500)
    expect(ids.filter((id) => codes.every(([known]) => known !== id))).toEqual([])
  })

  it('can be read by a compiler, and leans on nothing of the stories and their tests', () => {
    const faults = codes.flatMap(([id, code]) => {
      const { errors, module } = parseSync('story.tsx', moduleOf(code))
      const from = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
      const own = from.filter((one) => /^(storybook|\.|stories\/|tests\/)/.test(one))
      return [...errors.map(({ message }) => message), ...own].map((fault) => `${id}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('imports what is there, and declares or imports every component that it draws', () => {
    const faults = codes.flatMap(([id, code]) => {
      const { module } = parseSync('story.tsx', moduleOf(code))
      const lost = module.staticImports
        .map(({ moduleRequest }) =>
          moduleRequest.value.replace(/^@\//, 'src/').replace(/^@mocks\//, 'mocks/'),
        )
        .filter((path) => /^(src|mocks)\//.test(path))
        .filter((path) => !['.ts', '.tsx', ''].some((end) => existsSync(path + end)))
      const known = `${code.imports.join('\n')}\n${code.constants.join('\n')}`
      const drawn = [...code.drawn.matchAll(/<([A-Za-z]\w*)[\s/>.]/g)].map(([, name = '']) => name)
      const unknown = drawn.filter(
        (name) => /^[A-Z]|^chakra$/.test(name) && !new RegExp(`\\b${name}\\b`).test(known),
      )
      return [...lost, ...unknown].map((fault) => `${id}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
})

describe('the code of a story', () => {
  const text = `
import { expect, fn } from 'storybook/test'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
const chosen = fn()
const rows = [{ id: 1, onOpen: chosen }]
const meta = {
  title: 'UI/Modal',
  component: Modal,
  args: { isOpen: true, onClose: fn(), title: 'Assign', rows, footer: <Button>Go</Button> },
} satisfies Meta<typeof Modal>
export const Open: Story = {
  args: { title: 'Ask "now"', footer: undefined, discard: { onKeep: fn() }, children: 'Words' },
  play: () => expect(1).toBe(1),
}
export const Wrapped: Story = { render: (args) => <section><Modal {...args} /></section> }
`
  const [[, open], [, wrapped]] = codesOf('stories/ui/Modal.stories.tsx', text) as [
    (typeof codes)[number],
    (typeof codes)[number],
  ]

  it('has the properties of the story over those of its page, and handlers by their names', () => {
    expect(open.drawn.split('\n')).toEqual([
      '<Modal',
      '  isOpen',
      '  onClose={onClose}',
      `  title={'Ask "now"'}`,
      '  rows={rows}',
      '  discard={{ onKeep: onKeep }}',
      '>',
      '  Words',
      '</Modal>',
    ])
  })

  it('brings the constants and imports that it uses, without the doubles of the test', () => {
    expect(open.constants).toEqual(['const rows = [{ id: 1, onOpen: chosen }]'])
    expect(open.imports).toEqual(["import { Modal } from '@/ui/overlay/Modal'"])
  })

  it('has what stands around the component', () => {
    expect(wrapped.drawn).toMatch(/^<section><Modal/)
    expect(wrapped.drawn).toContain('footer={<Button>Go</Button>}')
    expect(wrapped.imports).toContain("import { Button } from '@/ui/Button'")
  })
})

describe('a value that a story sets', () => {
  it('is written as code, a long list by its first entry', () => {
    expect(printed({ status: 'ready', rows: [{ id: 'Q-1' }, { id: 'Q-2' }, { id: 'Q-3' }] })).toBe(
      "{\n  status: 'ready',\n  rows: [\n    { id: 'Q-1' },\n    // and 2 more\n  ],\n}",
    )
  })

  it('keeps quotation marks, empty lists, dates and the names of functions', () => {
    const value = { 'a-b': "it's", list: [], at: new Date(0), onSave: () => {}, none: null }
    expect(printed(value).split('\n')).toEqual([
      '{',
      "  'a-b': 'it\\'s',",
      '  list: [],',
      "  at: new Date('1970-01-01T00:00:00.000Z'),",
      '  onSave,',
      '  none: null,',
      '}',
    ])
  })
})

it('types of lists are read without the word that the docgen does not know', () => {
  const code = 'type Props = { rows: readonly Row[]; readonly id: string }'
  expect(withPlainLists('a.tsx', code).replace(/ +/g, ' ')).toBe(
    'type Props = { rows: Row[]; readonly id: string }',
  )
})
