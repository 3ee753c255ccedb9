import type { Customer, CustomerFields } from '@/domain/customers'
import type { SentForm } from '@/domain/idempotencyKey'
import { isDataUrl } from '@/domain/jobPhotos'
import type { Erasure, ErasurePlan } from '@/domain/personalData'
import { asFileText } from '@/platform/client/businessCall'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { PhotoFiles } from '@/platform/photos/photoFiles'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type CustomersGateway = RecordsGateway<Customer> & {
  save(customer: Saved | null, fields: Partial<CustomerFields>, form?: SentForm): Answer<Customer>
  /** Everything that is held about a customer, as the text of a file for them. Noted in the history. */
  exportPersonalData(customerId: string): Answer<string>
  /** What erasing a customer would do. */
  erasurePlan(customerId: string): Answer<ErasurePlan>
  /** For good; a second time changes nothing more. Refused (`in_use`) while a job is open. */
  erase(customerId: string): Answer<Erasure>
  /** Removes the files of erased customers' photos. Answers how many are left; asked again, it tries again. */
  removeErasedPhotos(): Answer<number>
}

export function createCustomersGateway({ call, callUnchanged, photos }: Calls): CustomersGateway {
  return {
    ...recordsGateway<Customer>(call, 'customers'),
    save: (customer, fields, form) =>
      call('save_record', { kind: 'customers', ...savedArguments(customer, form), fields }),
    async exportPersonalData(customerId) {
      // Keys of the file stay as the database writes them.
      const outcome = await callUnchanged('export_customer', { customer_id: customerId })
      return asFileText(outcome.ok ? await withPhotos(outcome.value, photos) : outcome, 2)
    },
    erasurePlan: (customerId) => call('erasure_plan', { customerId }),
    erase: (customerId) => call('erase_customer', { customerId }),
    async removeErasedPhotos() {
      let left: string[] = []
      for (;;) {
        const outcome = await call<string[]>('photos_to_remove')
        if (!outcome.ok) return outcome
        const named = Array.isArray(outcome.value) ? outcome.value : []
        // A round that removed nothing is not made again.
        const isStuck = left.length > 0 && named.join() === left.join()
        left = named
        if (left.length === 0 || isStuck) return { ok: true, value: left.length }
        const removal = await photos.remove(left)
        if (!removal.ok) return { ok: true, value: left.length }
      }
    },
  }
}

type ExportedPhoto = { file: string | null }
type ExportedFile = { jobs?: { photos?: ExportedPhoto[] }[] }

/** The exported file with the pictures themselves where it names their files. One that is gone is null. */
async function withPhotos(file: unknown, photos: PhotoFiles): Answer<unknown> {
  for (const { photos: listed = [] } of (file as ExportedFile | null)?.jobs ?? []) {
    for (const photo of listed) {
      if (photo.file === null || isDataUrl(photo.file)) continue
      const outcome = await photos.read(photo.file)
      if (!outcome.ok) return outcome
      photo.file = outcome.value
    }
  }
  return { ok: true, value: file }
}

export const customersGatewayAtom = gatewayAtom(createCustomersGateway)
