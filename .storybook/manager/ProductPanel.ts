import { createElement } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { Role } from '../../src/domain/roles'
import { pageOf } from '../../stories/start/screens'

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
  h3: { fontSize: 14, margin: '0 0 4px' },
  ul: { margin: '0 0 16px', paddingLeft: 20 },
})

/** Where docs/product.md describes the page of this story, whom it is for, what can fail, and its addresses. */
export function ProductPanel({ active }: { active: boolean }) {
  const story = useStorybookApi().getCurrentStoryData()
  const page = story && pageOf(story.title)
  const body = page
    ? [
        title('Described in docs/product.md'),
        list(page.described),
        title('For'),
        list([page.person ? roleNames[page.person] : 'everybody']),
        title('Failures it can meet, under Server in the toolbar'),
        list(page.fails.length > 0 ? page.fails.map((area) => area.replace('-', ' ')) : ['none']),
        title('Seen at'),
        list(
          page.routes.length > 0
            ? page.routes.map((route) => (route === '*' ? 'any other address' : route))
            : ['every page of its area, or an address of its own'],
        ),
      ]
    : ['Only screens are described there by themselves.']
  return createElement(Body, { hidden: !active }, ...body)
}

function title(words: string) {
  return createElement('h3', null, words)
}

function list(lines: readonly string[]) {
  return createElement('ul', null, ...lines.map((line) => createElement('li', { key: line }, line)))
}
