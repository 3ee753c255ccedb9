import { useSetAtom } from 'jotai'
import { useId, useMemo, useState } from 'react'
import { common } from '@/content/en/admin/common'
import { jobs } from '@/content/en/admin/jobs'
import type { Customer } from '@/domain/customers'
import { addDays, pacificToday } from '@/domain/pacificTime'
import { scheduleJobAtom } from '@/state/admin/jobs'
import { Modal } from '@/ui/overlay/Modal'
import { CustomerPicker } from '../records/CustomerPicker'
import { RecordDialog } from '../shared/RecordDialog'
import { useCrew } from './JobDialogs'
import { newJob, newJobFields, newJobValues } from './jobForm'
import { useDone } from './useDone'

type Chosen = Pick<Customer, 'id' | 'name'>

/** Schedules a job: first who it is for, then what, when and where. Draw it while it is open. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const [customer, setCustomer] = useState<Chosen | null>(null)
  const pickerId = useId()
  if (customer) return <JobForm customer={customer} onClose={onClose} />
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={jobs.form.whoTitle}
      description={jobs.form.whoText}
      closeLabel={common.close}
    >
      <CustomerPicker id={pickerId} chosen={null} onChoose={setCustomer} />
    </Modal>
  )
}

function JobForm({ customer, onClose }: { customer: Chosen; onClose: () => void }) {
  const schedule = useSetAtom(scheduleJobAtom)
  const crew = useCrew()
  const done = useDone()
  const [today] = useState(() => pacificToday(new Date()))
  const fields = useMemo(() => newJobFields(today, crew), [today, crew])
  return (
    <RecordDialog
      title={jobs.form.newTitle}
      description={jobs.form.newText(`${customer.name} (${customer.id})`)}
      fields={fields}
      values={{ ...newJobValues, scheduledDate: addDays(today, 1) }}
      version={null}
      saveLabel={jobs.form.create}
      onSave={async (typed) => {
        const outcome = await schedule(newJob(typed, customer.id))
        return outcome.ok ? done(outcome, jobs.done.scheduled(outcome.value.id)) : outcome
      }}
      onClose={onClose}
    />
  )
}
