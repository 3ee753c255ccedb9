import type { Role } from '@/domain/roles'
import type { NamedCall, ScenarioSeed } from '@mocks/scenarios/scenario'

/** Where a call is made, and by whom. */
export type Walk = {
  address: string
  seed?: ScenarioSeed
  /** True where somebody has to do something for it: stories/flows/failures/acts.ts has it under the call's name. */
  isAct?: boolean
  /** True where the quote is filled in already. */
  hasQuote?: boolean
}

export const session = (role: Role, expiresIn = 3600): ScenarioSeed => ({
  stored: 'session',
  role,
  expiresIn,
})

/** Where each call is met, for a failure that was not composed in a screen that makes the call by itself. */
export const walks: Readonly<Record<NamedCall, Walk>> = {
  'sign-in': { address: '/login', isAct: true },
  'sign-up': { address: '/login', isAct: true },
  refresh: { address: '/technicians', seed: session('technician', -600) },
  'sign-out': { address: '/technicians', seed: session('technician'), isAct: true },
  'read-user': { address: '/auth/new-password', seed: session('technician') },
  'update-user': { address: '/auth/new-password', seed: session('technician') },
  recover: { address: '/auth/reset', isAct: true },
  'enrol-factor': { address: '/auth/two-factor', seed: session('technician'), isAct: true },
  'challenge-factor': { address: '/auth/two-factor', seed: session('technician'), isAct: true },
  'verify-code': { address: '/auth/two-factor', seed: session('technician'), isAct: true },
  'read-profile': { address: '/technicians', seed: session('technician') },
  heartbeat: { address: '/technicians', seed: session('technician') },
  connectivity: { address: '/technicians', seed: session('technician'), isAct: true },
  'submit-quote': { address: '/quote/appointment', isAct: true, hasQuote: true },
  'time-frames': { address: '/quote/appointment', hasQuote: true },
  'list-records': { address: '/admin/products', seed: session('admin') },
  'save-record': { address: '/admin/products', seed: session('admin'), isAct: true },
  reorder: { address: '/admin/products', seed: session('admin'), isAct: true },
}
