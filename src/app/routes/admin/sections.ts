import type { SectionId } from '@/content/en/admin/frame'
import { preloadable, type Preloadable } from '../../navigation/preloadable'

/** The page of each section, each in a chunk of its own. */
export const sections: readonly { id: SectionId; page: Preloadable }[] = [
  { id: 'dashboard', page: preloadable(() => import('./dashboard')) },
  { id: 'quotes', page: preloadable(() => import('./quotes')) },
  { id: 'jobs', page: preloadable(() => import('./jobs')) },
]
