import type { SessionEffect, SessionMachine, SessionWork, Step } from './sessionEvents'
import type { SessionState } from './sessionState'

/** A state, and what is to be done because of it. */
export function step(machine: SessionMachine, ...effects: readonly SessionEffect[]): Step {
  return { machine, effects }
}

/** One step after another. */
export function andThen(first: Step, next: (machine: SessionMachine) => Step): Step {
  const second = next(first.machine)
  return { machine: second.machine, effects: [...first.effects, ...second.effects] }
}

/** The machine with something else to show. */
export function showing(machine: SessionMachine, changes: Partial<SessionState>): SessionMachine {
  return { ...machine, shown: { ...machine.shown, ...changes } }
}

/** The machine that knows something else. */
export function working(machine: SessionMachine, changes: Partial<SessionWork>): SessionMachine {
  return { ...machine, work: { ...machine.work, ...changes } }
}
