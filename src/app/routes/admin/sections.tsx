import type { ComponentType } from 'react'
import type { SectionId } from '@/features/admin/shared/sections'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { preloadable, type Preloadable } from '../../navigation/preloadable'
import { useListAddress } from './useListAddress'

/** The page of each section, each in a chunk of its own. */
export const sections: readonly { id: SectionId; page: Preloadable }[] = [
  {
    id: 'dashboard',
    page: preloadable(async () => ({
      default: (await import('@/features/admin/dashboard/screens/DashboardScreen')).DashboardScreen,
    })),
  },
  {
    id: 'quotes',
    page: listPage(
      async () => (await import('@/features/admin/quotes/screens/QuotesScreen')).QuotesScreen,
      async () => (await import('@/features/admin/quotes/state')).quotesList,
    ),
  },
  {
    id: 'jobs',
    page: listPage(
      async () => (await import('@/features/admin/jobs/screens/JobsScreen')).JobsScreen,
      async () => (await import('@/features/admin/jobs/state')).jobsList,
    ),
  },
  {
    id: 'customers',
    page: listPage(
      async () =>
        (await import('@/features/admin/customers/screens/CustomersScreen')).CustomersScreen,
      async () => (await import('@/features/admin/customers/state')).customersList,
    ),
  },
  {
    id: 'technicians',
    page: listPage(
      async () =>
        (await import('@/features/admin/technicians/screens/TechniciansScreen')).TechniciansScreen,
      async () => (await import('@/features/admin/technicians/state')).techniciansList,
    ),
  },
  {
    id: 'orders',
    page: listPage(
      async () => (await import('@/features/admin/orders/screens/OrdersScreen')).OrdersScreen,
      async () => (await import('@/features/admin/orders/state')).ordersList,
    ),
  },
  {
    id: 'glasses',
    page: listPage(
      async () => (await import('@/features/admin/glasses/screens/GlassesScreen')).GlassesScreen,
      async () => (await import('@/features/admin/glasses/state')).glassList,
    ),
  },
  {
    id: 'products',
    page: listPage(
      async () => (await import('@/features/admin/products/screens/ProductsScreen')).ProductsScreen,
      async () => (await import('@/features/admin/products/state')).productsList,
    ),
  },
  {
    id: 'settings',
    page: preloadable(() => import('./settings')),
  },
]

/** The page of a list: its screen, with what it shows bound to the address. */
function listPage<Row extends AnyRecord>(
  loadScreen: () => Promise<ComponentType>,
  loadList: () => Promise<RecordList<Row>>,
): Preloadable {
  return preloadable(async () => {
    const [Screen, { stateAtom }] = await Promise.all([loadScreen(), loadList()])
    return {
      default: function ListPage() {
        useListAddress(stateAtom)
        return <Screen />
      },
    }
  })
}
