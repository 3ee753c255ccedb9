/**
 * The files of a new screen, by path, in the house's style.
 * @param {string} area a folder below src/screens
 * @param {string} name the screen's name, PascalCase, without "Screen"
 * @returns {Record<string, string>}
 */
export function screenFiles(area, name) {
  const camel = name[0].toLowerCase() + name.slice(1)
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  const title = words[0] + words.slice(1).toLowerCase()
  const folder = area[0].toUpperCase() + area.slice(1)
  return {
    [`src/domain/${camel}.ts`]: `
/** What the screen "${title}" shows. */
export type ${name} = {
  id: string
  title: string
}
`,
    [`src/content/en/${camel}.ts`]: `
/** Words of the screen "${title}". */
export const ${camel} = {
  title: '${title}',
  loading: 'Loading',
  empty: { title: 'Nothing here yet', text: 'What comes in is listed here.' },
  error: {
    title: 'This could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
  },
  forbidden: {
    title: 'This page is not for your account',
    text: 'Sign in with an account that may open it.',
    home: 'Go to the home page',
  },
} as const
`,
    [`src/state/${area}/${camel}.ts`]: `
import { atom } from 'jotai'
import type { ${name} } from '@/domain/${camel}'

/** The one thing the screen reads. */
export type ${name}View =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly ${name}[] }
  | { status: 'error' }
  | { status: 'forbidden' }

/** How the items are asked for; the app sets it to a gateway's call, a test to its own. */
export const ask${name}Atom = atom<{ ask: () => Promise<readonly ${name}[]> } | null>(null)

const viewAtom = atom<${name}View>({ status: 'loading' })

/** The view. Setting it pins it: a pinned view asks no server. */
export const ${camel}ViewAtom = atom(
  (get) => get(viewAtom),
  (_get, set, view: ${name}View) => set(viewAtom, view),
)

/** Asks for the items, at first or again. */
export const load${name}Atom = atom(null, async (get, set) => {
  const source = get(ask${name}Atom)
  if (!source) return
  set(viewAtom, { status: 'loading' })
  try {
    const items = await source.ask()
    set(viewAtom, items.length > 0 ? { status: 'ready', items } : { status: 'empty' })
  } catch {
    set(viewAtom, { status: 'error' })
  }
})
`,
    [`src/screens/${area}/${name}Screen.tsx`]: `
import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { ${camel} as words } from '@/content/en/${camel}'
import { ${camel}ViewAtom, load${name}Atom, type ${name}View } from '@/state/${area}/${camel}'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'

/** ${title}: lists what there is. */
export function ${name}Screen() {
  const view = useAtomValue(${camel}ViewAtom)
  if (view.status === 'forbidden') {
    return (
      <ForbiddenMessage
        title={words.forbidden.title}
        actions={<LinkButton href="/">{words.forbidden.home}</LinkButton>}
      >
        {words.forbidden.text}
      </ForbiddenMessage>
    )
  }
  return (
    <Page>
      <chakra.h1 textStyle="title">{words.title}</chakra.h1>
      <chakra.div mt="6" aria-busy={view.status === 'loading'}>
        <Content view={view} />
      </chakra.div>
    </Page>
  )
}

function Content({ view }: { view: Exclude<${name}View, { status: 'forbidden' }> }) {
  const load = useSetAtom(load${name}Atom)
  if (view.status === 'loading') {
    return (
      <>
        <chakra.p srOnly>{words.loading}</chakra.p>
        <Skeleton />
      </>
    )
  }
  if (view.status === 'empty') {
    return <EmptyState title={words.empty.title} text={words.empty.text} />
  }
  if (view.status === 'error') {
    return (
      <Alert tone="danger" title={words.error.title}>
        <chakra.p mb="3">{words.error.text}</chakra.p>
        <Button variant="outline" onClick={() => void load()}>
          {words.error.retry}
        </Button>
      </Alert>
    )
  }
  return (
    <ul>
      {view.items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}
`,
    [`mocks/fixtures/${camel}.ts`]: `
import type { ${name} } from '@/domain/${camel}'

/** One item as the screen "${title}" shows it, with parts of it changed. */
export function build${name}(overrides: Partial<${name}> = {}): ${name} {
  return { id: 'X-001', title: 'The first of them', ...overrides }
}
`,
    [`stories/screens/${area}/${name}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { build${name} } from '@mocks/fixtures/${camel}'
import { ${name}Screen } from '@/screens/${area}/${name}Screen'
import { ${camel}ViewAtom, type ${name}View } from '@/state/${area}/${camel}'

const meta = {
  title: 'Screens/${folder}/${title}',
  component: ${name}Screen,
} satisfies Meta<typeof ${name}Screen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ${name}View): Story => ({
  parameters: { atoms: [[${camel}ViewAtom, view]] },
})

const items = [build${name}(), build${name}({ id: 'X-002', title: 'The second' })]

export const Ready: Story = {
  ...showing({ status: 'ready', items }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length)
  },
}

export const ReadyPhone: Story = {
  ...showing({ status: 'ready', items }),
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = showing({ status: 'loading' })

export const Empty: Story = showing({ status: 'empty' })

export const ErrorServerDown: Story = showing({ status: 'error' })

export const Forbidden: Story = showing({ status: 'forbidden' })
`,
    [`tests/unit/state/${camel}.test.ts`]: `
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { build${name} } from '@mocks/fixtures/${camel}'
import type { ${name} } from '@/domain/${camel}'
import { ask${name}Atom, ${camel}ViewAtom, load${name}Atom } from '@/state/${area}/${camel}'

async function viewOf(ask: () => Promise<readonly ${name}[]>) {
  const store = createStore()
  store.set(ask${name}Atom, { ask })
  await store.set(load${name}Atom)
  return store.get(${camel}ViewAtom)
}

describe('the view of ${title.toLowerCase()}', () => {
  it('is ready with what came', async () => {
    const items = [build${name}()]
    expect(await viewOf(async () => items)).toEqual({ status: 'ready', items })
  })

  it('is empty when nothing came', async () => {
    expect(await viewOf(async () => [])).toEqual({ status: 'empty' })
  })

  it('is an error when asking failed', async () => {
    expect(await viewOf(() => Promise.reject(new Error('away')))).toEqual({ status: 'error' })
  })
})
`,
  }
}

/**
 * The list of the catalogue's pages (stories/start/screens.ts) with the new screen in it.
 * @param {string} list the file's text
 * @param {string} area
 * @param {string} name
 */
export function withPage(list, area, name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  const title = words[0] + words.slice(1).toLowerCase()
  const folder = area[0].toUpperCase() + area.slice(1)
  const end = list.lastIndexOf(']\n\n/** The page with that title')
  if (end < 0) throw new Error('stories/start/screens.ts has no list of pages any more')
  const page = `  {
    title: 'Screens/${folder}/${title}',
    file: '${area}/${name}Screen.tsx',
    routes: [],
    spec: ['2 Screens and routes'],
    states: records,
  },
`
  return list.slice(0, end) + page + list.slice(end)
}
