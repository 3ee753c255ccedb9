import type { StoryContext } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import type { Role } from '@/domain/roles'
import { loginStepAtom, portalFormAtom } from '@/features/auth/state/loginForm'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { findScenario } from '@mocks/scenarios/catalogue'
import { readComposed } from '@mocks/scenarios/composedName'
import { pageOf } from '../stories/start/screens'
import type { StoryParameters } from './parameters'
import { chosenPerson, personOf } from './people'
import type { PinnedAtom, Settable } from './pins'
import { isServerChosen } from './toolbars'

type Looked = Pick<StoryContext, 'globals' | 'parameters' | 'title'>

/**
 * What a person had done before: it stays in a driven screen. All other pins are answers of a server, which the
 * pretend one gives there.
 */
const done = new Set<Settable>([quoteViewAtom, loginStepAtom, portalFormAtom])

/**
 * The address at which a screen is shown by the whole app: somebody has chosen a server or a person in the
 * toolbar, so that its pinned views are let go and the pretend server is asked. Null for a story as it is: nothing
 * is chosen, the screen makes no call that would fail, it has no address, or it is a flow, which runs in the app
 * anyway.
 */
export function drivenAddress({ globals, parameters, title }: Looked): string | null {
  const { address, linksFollowed } = parameters as StoryParameters
  const page = pageOf(title)
  const server = String(globals.server)
  const area = isServerChosen(globals.server) && findScenario(server)?.area
  const isComposed = readComposed(server) !== null && (page?.fails.length ?? 1) > 0
  const isTouched = area && (!page || page.fails.includes(area) || isComposed)
  const isChosen = isTouched || chosenPerson(globals.role) !== undefined
  if (linksFollowed || !isChosen) return null
  const route = address ?? page?.routes[0]
  return route === '*' ? '/no-such-page' : (route ?? null)
}

/** Who is signed in when a driven screen opens: whom the toolbar or the story names, else whom its page is for. */
export function drivenPerson(context: Looked): Role | null | undefined {
  const person = personOf(context)
  return person === undefined ? pageOf(context.title)?.person : person
}

const AppInStory = lazy(() =>
  import('../stories/flows/AppInStory').then((module) => ({ default: module.AppInStory })),
)

/** The whole app at a screen's address. */
export function DrivenScreen({
  address,
  atoms = [],
}: {
  address: string
  atoms?: readonly PinnedAtom[]
}) {
  return (
    <Suspense>
      <AppInStory address={address} behind={atoms.filter(({ atom }) => done.has(atom))} />
    </Suspense>
  )
}
