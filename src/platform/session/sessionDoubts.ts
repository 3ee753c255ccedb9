import { owesSecondFactor } from '@/domain/access'
import { milliseconds } from '@/domain/time'
import type { DatabaseRefusal } from '@/platform/client/databaseAnswers'
import type { Facts, SessionMachine, Step } from './sessionEvents'
import { showing, step, working } from './sessionSteps'

/** A profile is not read again because of a missing right more often than this. */
const rightDoubtInterval = milliseconds(30_000)

/** Reads the profile of the person signed in, unless that is under way. */
export function readProfile(machine: SessionMachine): Step {
  const { shown, work } = machine
  if (!shown.user || work.isReadingProfile) return step(machine)
  const reading = working(machine, { isReadingProfile: true })
  return step(work.isProfileCopy ? reading : showing(reading, { profileStatus: 'loading' }), {
    kind: 'read_profile',
    id: shown.user.id,
    generation: work.generation,
  })
}

/** Reads the profile again; one that is shown stays until the answer comes. */
function readQuietly(machine: SessionMachine): Step {
  const isShown = machine.shown.profileStatus === 'ready'
  return readProfile(isShown ? working(machine, { isProfileCopy: true }) : machine)
}

/** Whether it is the session or the role that is no longer what it was is for the services to say. */
export function hearRefusal(
  machine: SessionMachine,
  refusal: DatabaseRefusal,
  { now }: Facts,
): Step {
  const { shown, work } = machine
  if (!shown.user) return step(machine)
  if (refusal === 'session') return step(machine, { kind: 'refresh' })
  if (refusal === 'second_factor' && owesSecondFactor(shown.access)) return step(machine)
  const since = now - work.rightDoubtedAt
  if (since >= 0 && since < rightDoubtInterval) return step(machine)
  const doubted = working(machine, { rightDoubtedAt: now })
  return readQuietly(refusal === 'second_factor' ? owing(doubted) : doubted)
}

/** What a refusal for want of the second factor says of it, until it is read. */
function owing(machine: SessionMachine): SessionMachine {
  const { access } = machine.shown
  if (!access) return machine
  return showing(machine, {
    access: { ...access, secondFactor: access.hasFactor ? 'needed' : 'to_set_up' },
  })
}
