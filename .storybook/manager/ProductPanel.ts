import { createElement, useEffect, useState, type ReactNode } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { Role } from '../../src/domain/roles'
import { readConnections, type Connections } from '../../stories/start/connections'
import { pageOf, type ScreenPage } from '../../stories/start/screens'
import { StoryStatus } from './StoryStatus'

const roleNames: Readonly<Record<Role, string>> = {
  customer: 'customers',
  technician: 'technicians',
  admin: 'administrators',
  super_admin: 'super administrators',
}

const Body = styled.div({
  padding: 16,
  fontSize: 14,
  lineHeight: 1.6,
  h3: { fontSize: 14, fontWeight: 700, margin: '0 0 4px' },
  ul: { margin: '0 0 16px', paddingLeft: 20 },
  p: { margin: '0 0 12px' },
})

/**
 * Where this story stands in the review; where docs/product.md describes its page, whom it is for, what can fail, its
 * addresses, and what it has to do with others.
 */
export function ProductPanel({ active }: { active: boolean }) {
  const story = useStorybookApi().getCurrentStoryData()
  const [connections, setConnections] = useState<Connections | null>(null)
  useEffect(() => void readConnections().then(setConnections), [])
  const docs = useDocs()
  if (!story) return createElement(Body, { hidden: !active })
  const page = pageOf(story.title)
  const screen = connections?.screens[story.title]
  const block = connections?.blocks[story.title]
  return createElement(
    Body,
    { hidden: !active },
    createElement(StoryStatus, { key: story.id, id: story.id }),
    ...(page ? described(page) : []),
    ...(screen
      ? [
          ...section('Built of', screen.blocks, docs),
          ...section('Leads to', screen.leadsTo, docs),
          ...section('Atoms that a story can pin', screen.atoms),
          ...section('Tables it asks', screen.tables),
          ...section('Functions of the database it calls', screen.functions),
        ]
      : []),
    ...(block
      ? [
          ...section('Screens that use it', block.screens, docs),
          ...section('Blocks that are built with it', block.blocks, docs),
        ]
      : []),
  )
}

/** Finds the address of a page's "About" by its title. */
function useDocs(): (title: string) => string | undefined {
  const { index = {} } = useStorybookState()
  return (title) => {
    const found = Object.values(index).find(
      (entry) => entry.type === 'docs' && entry.title === title,
    )
    return found && `./?path=/docs/${found.id}`
  }
}

function described(page: ScreenPage): ReactNode[] {
  return [
    ...section('Described in docs/product.md', page.described),
    ...section('For', [page.person ? roleNames[page.person] : 'everybody']),
    ...section(
      'Failures it can meet, under Server in the toolbar',
      page.fails.length > 0 ? page.fails.map((area) => area.replace('-', ' ')) : ['none'],
    ),
    ...section(
      'Seen at',
      page.routes.length > 0
        ? page.routes.map((route) => (route === '*' ? 'any other address' : route))
        : ['every page of its area, or an address of its own'],
    ),
  ]
}

function section(
  words: string,
  lines: readonly string[],
  addressOf?: (title: string) => string | undefined,
): ReactNode[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => {
    const href = addressOf?.(line)
    const text = addressOf ? line.split('/').slice(1).join(' · ') : line
    return createElement('li', { key: line }, href ? createElement('a', { href }, text) : text)
  })
  return [
    createElement('h3', { key: words }, words),
    createElement('ul', { key: `${words} list` }, items),
  ]
}
