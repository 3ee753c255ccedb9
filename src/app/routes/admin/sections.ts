import type { SectionId } from '@/content/en/admin/frame'
import { preloadable, type Preloadable } from '../../navigation/preloadable'

/** The page of each section, each in a chunk of its own. */
export const sections: readonly { id: SectionId; page: Preloadable }[] = [
  { id: 'dashboard', page: preloadable(() => import('./dashboard')) },
  { id: 'quotes', page: preloadable(() => import('./quotes')) },
  { id: 'jobs', page: preloadable(() => import('./jobs')) },
  { id: 'customers', page: preloadable(() => import('./customers')) },
  { id: 'technicians', page: preloadable(() => import('./technicians')) },
  { id: 'orders', page: preloadable(() => import('./orders')) },
  { id: 'glasses', page: preloadable(() => import('./glasses')) },
  { id: 'products', page: preloadable(() => import('./products')) },
  { id: 'settings', page: preloadable(() => import('./settings')) },
]
