import type { SearchResults } from '@/domain/dashboard'
import type { NotificationBoard } from '@/domain/notifications'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

export type FrameGateway = {
  /** Quotes, jobs, customers and orders; five of each at most. Nothing below two letters. */
  search(text: string): Answer<SearchResults>
  /** The bell's entries, newest first; 20 unless told otherwise. */
  notifications(limit?: number): Answer<NotificationBoard>
  /** Without ids, all. For the signed-in administrator only. */
  markRead(ids?: number[]): Answer<null>
}

export function createFrameGateway({ call }: Calls): FrameGateway {
  return {
    search: (text) => call('search_records', { query: text }),
    notifications: (limit = 20) => call('notification_board', { most: limit }),
    markRead: (ids) => call('mark_notifications_read', { ids: ids ?? null }),
  }
}

export const frameGatewayAtom = gatewayAtom(createFrameGateway)
