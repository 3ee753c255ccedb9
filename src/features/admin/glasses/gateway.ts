import type { SentForm } from '@/domain/idempotencyKey'
import type { GlassFields, GlassFigures, GlassItem } from '@/domain/stock'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
  formKey,
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type GlassGateway = RecordsGateway<GlassItem> & {
  save(item: Saved | null, fields: Partial<GlassFields>, form?: SentForm): Answer<GlassItem>
  figures(): Answer<GlassFigures>
  /** Orders units from the supplier, once for each form; answers the stock order's id. */
  reorder(id: string, quantity: number, form?: SentForm): Answer<number>
}

export function createGlassGateway({ call }: Calls): GlassGateway {
  return {
    ...recordsGateway<GlassItem>(call, 'glass_items'),
    save: (item, fields, form) =>
      call('save_record', { kind: 'glass_items', ...savedArguments(item, form), fields }),
    figures: () => call('glass_figures'),
    reorder: (id, quantity, form) =>
      call('reorder', { kind: 'glass_items', id, quantity, ...formKey(form) }),
  }
}

export const glassGatewayAtom = gatewayAtom(createGlassGateway)
