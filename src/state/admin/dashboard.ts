import type { Dashboard } from '@/domain/dashboard'
import { businessView } from './view'

/** The figures of the day. Setting it pins it: a pinned view asks no server. */
export const dashboardViewAtom = businessView<Dashboard>(() => ({
  key: ['dashboard'],
  ask: (business) => business.dashboard.read(),
  every: 120_000,
}))
