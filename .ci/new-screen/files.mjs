import { namesOf } from './names.mjs'

/**
 * The files of a new section of the admin panel, by path: its room, route, migration, pretend server,
 * stories and test.
 * @param {string} screen its name, PascalCase, without "Screen"
 * @param {string} stamp the migration's, YYYYMMDDHHMMSS
 * @returns {Record<string, string>}
 */
export function screenFiles(screen, stamp) {
  const { name, camel, title, address, listing, room } = namesOf(screen)
  return {
    [`src/domain/${camel}.ts`]: `
/** One entry of "${title}". */
export type ${name} = {
  id: string
  title: string
}
`,
    [`${room}/words/en.ts`]: `
/** English words of "${title}". */
export const words = {
  title: '${title}',
  loading: 'Loading',
  empty: { title: 'Nothing here yet', text: 'What comes in is listed here.' },
} as const
`,
    [`${room}/words.ts`]: `
import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

export const ${camel}Words = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))
`,
    [`${room}/gateway.ts`]: `
import type { ${name} } from '@/domain/${camel}'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

export type ${name}Gateway = {
  /** Every entry, the newest first. */
  list(): Answer<${name}[]>
}

export function create${name}Gateway({ call }: Calls): ${name}Gateway {
  return { list: () => call('${listing}') }
}

export const ${camel}GatewayAtom = gatewayAtom(create${name}Gateway)
`,
    [`${room}/state.ts`]: `
import type { ${name} } from '@/domain/${camel}'
import { businessView } from '@/platform/query/view'
import { ${camel}GatewayAtom } from './gateway'

/** What the screen shows. */
export const ${camel}ViewAtom = businessView<${name}[]>((get) => {
  const gateway = get(${camel}GatewayAtom)
  return { key: ['${camel}', 'list'], ask: () => gateway.list() }
})
`,
    [`${room}/screens/${name}Screen.tsx`]: `
import { useAtomValue } from 'jotai'
import { AdminPage } from '@/features/admin/shared/screens/AdminPage'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { ${camel}ViewAtom } from '../state'
import { ${camel}Words } from '../words'

/** \`/admin/${address}\`. */
export function ${name}Screen() {
  const words = useWords(${camel}Words)
  return (
    <AdminPage title={words.title}>
      <Content />
    </AdminPage>
  )
}

function Content() {
  const words = useWords(${camel}Words)
  const view = useAtomValue(${camel}ViewAtom)
  if (view.status === 'error' || view.status === 'forbidden') return <ViewProblem view={view} />
  if (view.status === 'loading') {
    return (
      <div aria-busy>
        <LoadingText>{words.loading}</LoadingText>
        <Skeleton />
      </div>
    )
  }
  if (view.value.length === 0) return <EmptyState title={words.empty.title} text={words.empty.text} />
  return (
    <ul>
      {view.value.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}
`,
    [`supabase/migrations/${stamp}_${listing}.sql`]: `
-- What the section "${title}" lists, for administrators.
create function public.${listing}() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return '[]'::jsonb;
end
$$;

revoke execute on function public.${listing}() from public, anon;
grant execute on function public.${listing}() to authenticated;
`,
    [`mocks/fixtures/${camel}.ts`]: `
import type { ${name} } from '@/domain/${camel}'

/** One entry of "${title}", with parts of it changed. */
export function build${name}(overrides: Partial<${name}> = {}): ${name} {
  return { id: 'X-001', title: 'The first of them', ...overrides }
}
`,
    [`mocks/database/business/${camel}.ts`]: `
import { build${name} } from '../../fixtures/${camel}'
import { forAdmins, type DatabaseFunctions } from './functions'

/** What the section "${title}" asks. */
export const ${camel}Functions: DatabaseFunctions = {
  ${listing}: forAdmins({}, () => [build${name}()]),
}
`,
    [`stories/admin/${name}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { build${name} } from '@mocks/fixtures/${camel}'
import { ${name}Screen } from '@/features/admin/${camel}/screens/${name}Screen'
import { ${camel}ViewAtom } from '@/features/admin/${camel}/state'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { expectNotOpen, expectServerDown } from './listPlays'
import { framed } from './listStates'

const meta = {
  title: 'Screens/Admin/${title}',
  component: ${name}Screen,
  decorators: [inFrame('${address}')],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof ${name}Screen>

export default meta
type Story = StoryObj<typeof meta>

const entries = [build${name}(), build${name}({ id: 'X-002', title: 'The second' })]

export const Ready: Story = {
  parameters: framed([${camel}ViewAtom, { status: 'ready', value: entries }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: framed([${camel}ViewAtom, { status: 'loading' }]),
  play: () => expectLoading('Loading'),
}

export const Empty: Story = {
  parameters: framed([${camel}ViewAtom, { status: 'ready', value: [] }]),
  play: () => expectWords(['Nothing here yet', 'What comes in is listed here.']),
}

export const ErrorServerDown: Story = {
  parameters: framed([
    ${camel}ViewAtom,
    { status: 'error', failure: { kind: 'unavailable', reason: 'server' } },
  ]),
  play: expectServerDown,
}

export const Forbidden: Story = {
  parameters: framed([${camel}ViewAtom, { status: 'forbidden' }]),
  play: expectNotOpen,
}
`,
    [`tests/unit/admin/${camel}.test.ts`]: `
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { build${name} } from '@mocks/fixtures/${camel}'
import { ${camel}GatewayAtom } from '@/features/admin/${camel}/gateway'
import { ${camel}ViewAtom } from '@/features/admin/${camel}/state'

it('shows what the gateway lists', async () => {
  const value = [build${name}()]
  const store = createStore()
  store.set(${camel}GatewayAtom, { list: async () => ({ ok: true, value }) })
  store.sub(${camel}ViewAtom, () => {})
  await vi.waitUntil(() => store.get(${camel}ViewAtom).status === 'ready')
  expect(store.get(${camel}ViewAtom)).toEqual({ status: 'ready', value })
})
`,
  }
}
