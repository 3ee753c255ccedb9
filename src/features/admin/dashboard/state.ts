import type { Dashboard } from '@/domain/dashboard'
import { businessView } from '@/platform/query/view'
import { dashboardGatewayAtom } from './gateway'

/** The figures of the day. Setting it pins it: a pinned view asks no server. */
export const dashboardViewAtom = businessView<Dashboard>((get) => ({
  key: ['dashboard'],
  ask: () => get(dashboardGatewayAtom).read(),
  every: 120_000,
}))
