import { useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { customerFields, customerStatuses, type Customer } from '@/domain/customers'
import { DeleteDialog } from '@/features/admin/shared/screens/DeleteDialog'
import { ExportButton } from '@/features/admin/shared/screens/ExportButton'
import { ListScreen } from '@/features/admin/shared/screens/ListScreen'
import { RecordEditor, type Edited } from '@/features/admin/shared/screens/RecordEditor'
import { RecordSheet } from '@/features/admin/shared/screens/RecordSheet'
import { labelled } from '@/features/admin/shared/screens/formFields'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns, formOf } from '@/features/admin/shared/screens/recordFields'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList } from '@/ui/SummaryList'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { customersList, saveCustomerAtom } from '../state'
import { customerWords, type CustomerWords } from '../words'
import { PersonalDataBlock } from './PersonalDataBlock'
import { ErasedPhotos } from './ErasedPhotos'
import { CustomerContact, customerColumns, lastServiceText } from './customerColumns'
import { customerForm } from './customerForm'

const form = formOf(customerFields)
const usualSort = { sort: 'id', descending: false }

function customerFilters({ filters, statuses }: CustomerWords): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      column: 'status',
      label: filters.status,
      options: labelled(customerStatuses, statuses),
    },
    { kind: 'days', column: 'joinDate', label: filters.joinDate },
  ]
}

/** `/admin/customers`. */
export function CustomersScreen() {
  const words = useWords(customerWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const open = useSetAtom(customersList.openAtom)
  const [edited, setEdited] = useState<Edited<Customer> | null>(null)
  const [deleted, setDeleted] = useState<Customer | null>(null)
  const columns = useMemo(
    () =>
      customerColumns(words, formats, {
        onOpen: open,
        renderMenu: (customer) => (
          <ActionMenu
            label={common.actionsFor(customer.id)}
            actions={[
              { id: 'edit', label: common.edit, onChoose: () => setEdited(customer) },
              {
                id: 'delete',
                label: common.delete,
                tone: 'danger',
                startsGroup: true,
                onChoose: () => setDeleted(customer),
              },
            ]}
          />
        ),
      }),
    [open, words, formats, common],
  )
  const fields = useMemo(() => customerForm(words), [words])
  const filters = useMemo(() => customerFilters(words), [words])
  const add = (
    <Button variant="action" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {words.add}
    </Button>
  )

  const editButton = (customer: Customer) => (
    <Button variant="solid" onClick={() => setEdited(customer)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={customersList}
      words={words}
      actions={
        <>
          <ExportButton
            list={customersList}
            name={words.export.file}
            columns={exportColumns(customerFields, words.export.headings)}
          />
          {add}
        </>
      }
      tiles={<ErasedPhotos />}
      filters={filters}
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
      columns={columns}
      usualSort={usualSort}
    >
      <RecordSheet
        list={customersList}
        title={({ id, name }) => `${id} · ${name}`}
        actions={editButton}
      >
        {(customer) => (
          <>
            <CustomerSummary customer={customer} />
            <PersonalDataBlock customer={customer} />
          </>
        )}
      </RecordSheet>
      <RecordEditor
        list={customersList}
        edited={edited}
        onClose={() => setEdited(null)}
        words={words.form}
        fields={fields}
        {...form}
        saveAtom={saveCustomerAtom}
      />
      <DeleteDialog list={customersList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function CustomerSummary({ customer }: { customer: Customer }) {
  const words = useWords(customerWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const { columns, filters, statuses } = words
  return (
    <SummaryList
      rows={[
        {
          label: columns.status,
          value: (
            <StatusChip tone={statusTones[customer.status]}>{statuses[customer.status]}</StatusChip>
          ),
        },
        { label: columns.contact, value: <CustomerContact customer={customer} /> },
        { label: words.form.fields.address, value: customer.address || common.none },
        { label: columns.jobs, value: formats.number(customer.totalJobs) },
        { label: columns.totalSpent, value: formats.money(customer.totalSpent) },
        { label: columns.lastService, value: lastServiceText(customer, words, formats) },
        { label: filters.joinDate, value: formats.day(customer.joinDate) },
        { label: words.form.fields.notes, value: customer.notes || common.none },
      ]}
    />
  )
}
