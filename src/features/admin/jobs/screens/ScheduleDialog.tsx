import { useSetAtom } from 'jotai'
import { useId, useMemo, useState } from 'react'
import type { Customer } from '@/domain/customers'
import { addDays, businessToday } from '@/domain/businessTime'
import { CustomerPicker } from '@/features/admin/shared/screens/CustomerPicker'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Modal } from '@/ui/overlay/Modal'
import { scheduleJobAtom } from '../state'
import { jobWords } from '../words'
import { useCrew } from './JobDialogs'
import { newJob, newJobFields, newJobValues } from './jobForm'

type Chosen = Pick<Customer, 'id' | 'name'>

/** Schedules a job: first who it is for, then what, when and where. Draw it while it is open. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { form } = useWords(jobWords)
  const { common } = useWords(sharedAdminWords)
  const [customer, setCustomer] = useState<Chosen | null>(null)
  const pickerId = useId()
  if (customer) return <JobForm customer={customer} onClose={onClose} />
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={form.whoTitle}
      description={form.whoText}
      closeLabel={common.close}
    >
      <CustomerPicker id={pickerId} chosen={null} onChoose={setCustomer} />
    </Modal>
  )
}

function JobForm({ customer, onClose }: { customer: Chosen; onClose: () => void }) {
  const words = useWords(jobWords)
  const { form, done } = words
  const glass = useWords(sharedWords)
  const schedule = useSetAtom(scheduleJobAtom)
  const crew = useCrew()
  const tell = useTell()
  const [today] = useState(() => businessToday(new Date()))
  const { prices } = useSiteSettings()
  const fields = useMemo(
    () => newJobFields(words, glass, today, crew, prices),
    [words, glass, today, crew, prices],
  )
  return (
    <RecordDialog
      title={form.newTitle}
      description={form.newText(`${customer.name} (${customer.id})`)}
      fields={fields}
      values={{ ...newJobValues(prices), scheduledDate: addDays(today, 1) }}
      edited={null}
      saveLabel={form.create}
      onSave={(typed, _version, _form, overbook) => {
        return tell(
          schedule({ fields: newJob(typed, customer.id), overbook }),
          ({ id }) => ({ title: done.scheduled(id) }),
          'form',
        )
      }}
      onClose={onClose}
    />
  )
}
