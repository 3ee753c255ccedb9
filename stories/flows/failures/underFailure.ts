import { expect, waitFor } from 'storybook/test'
import { demoPeople } from '@mocks/fixtures/people'
import { findScenario } from '@mocks/scenarios/catalogue'
import type { ProbeCall } from '@mocks/scenarios/scenario'
import { answersTo, timesAsked } from '@mocks/storybook/callLog'
import { tokenStorageKey } from '@/domain/session'
import { createTechnicianDevice } from '@/features/technician/device'
import { sessionTimes, sessionTimesAtom, type SessionTimes } from '@/platform/session/sessionTimes'
import { pins, type PinnedAtom } from '../../../.storybook/pins'
import { choose, fillIn, page, patience, read, type Walk } from '../walking'

const { technician } = demoPeople

/**
 * The story of one scenario of the failure catalogue: the app under it, and the walk to where the failure
 * shows. Throws when the catalogue has no such scenario.
 * @param behind atoms to set whenever the page is loaded
 */
export function underFailure(
  name: string,
  play: (walk: Walk) => Promise<void>,
  behind: readonly PinnedAtom[] = [],
) {
  const scenario = findScenario(name)
  if (!scenario) throw new Error(`There is no server scenario "${name}".`)
  return {
    args: { behind },
    parameters: {
      server: name,
      // The auth client itself writes to the console that a request never left.
      expectedConsole: scenario.probes.some(({ answer }) => answer === 'offline')
        ? ['Failed to fetch']
        : [],
      docs: { description: { story: `${scenario.server} The person sees: ${scenario.person}` } },
    },
    play,
  }
}

/** Shorter times for the session, so that what comes of waiting need not be waited for. */
export function shorter(times: Partial<Record<keyof SessionTimes, number>>): readonly PinnedAtom[] {
  return pins([sessionTimesAtom, { ...sessionTimes, ...times } as SessionTimes])
}

/** The device as of somebody who was never here. For `beforeEach`: what is in there outlives a page. */
export async function emptyDevice(): Promise<void> {
  const device = createTechnicianDevice()
  await device.forgetDay(technician.id)
  for (const { key } of await device.actions(technician.id)) {
    await device.remove(technician.id, key)
  }
}

/**
 * Waits until a call has been made at least this often: without it, a failure that nobody sees proves nothing. Played
 * alone, the app is compiled meanwhile.
 */
export async function asked(call: ProbeCall, times = 1): Promise<void> {
  await waitFor(() => expect(timesAsked(call)).toBeGreaterThanOrEqual(times), { timeout: 60_000 })
}

/** Waits until a call has been made and answered like this, each time in this order; null: without an answer. */
export async function answered(
  call: ProbeCall,
  answers: readonly (number | null)[],
): Promise<void> {
  await waitFor(() => expect(answersTo(call)).toEqual(answers), patience)
}

/** The technician's day is there as usual, and nobody was signed out. */
export async function dayIsThere(walk: Walk): Promise<void> {
  await read(walk, 'Welcome back, Mike Torres')
  await read(walk, "Today's Schedule")
  // Anybody who signs in over their page has the dialog before them for a moment yet.
  await waitFor(() => expect(page(walk).queryByRole('dialog')).toBeNull(), patience)
  await expect(page(walk).queryByRole('alert')).toBeNull()
  await expect(localStorage.getItem(tokenStorageKey)).not.toBeNull()
}

/** The portal's own sign-in form is filled in by the technician, who then has the day before them. */
export async function signInHere(walk: Walk): Promise<void> {
  await fillIn(walk, 'Email', technician.email)
  await fillIn(walk, 'Password', technician.password)
  await choose(walk, 'Sign In')
  await read(walk, 'Welcome back, Mike Torres')
}

/** Nobody is signed in any more, and nothing of the session is left in the browser. */
export async function sessionIsGone(): Promise<void> {
  await waitFor(() => expect(localStorage.getItem(tokenStorageKey)).toBeNull(), patience)
}
