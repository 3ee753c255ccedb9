import { useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { common } from '@/content/en/admin/common'
import { customers } from '@/content/en/admin/customers'
import { customerStatuses, type Customer } from '@/domain/customers'
import { formatMoney } from '@/domain/money'
import { customersList, saveCustomerAtom } from '@/state/admin/customers'
import { Button } from '@/ui/Button'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList } from '@/ui/SummaryList'
import { RecordEditor, type Edited } from '../records/RecordEditor'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton } from '../shared/ExportButton'
import { formatDay } from '../shared/formatInstant'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { statusTones } from '../shared/statusTones'
import { CustomerContact, customerColumns, lastServiceText } from './customerColumns'
import { customerExport } from './customerExport'
import { customerFields, customerOf, customerValues, newCustomer } from './customerForm'
import { PersonalDataBlock } from './PersonalDataBlock'

const usualSort = { sort: 'id', descending: false }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    column: 'status',
    label: customers.filters.status,
    options: customerStatuses.map((value) => ({ value, label: customers.statuses[value] })),
  },
  { kind: 'days', column: 'joinDate', label: customers.filters.joinDate },
]

/** `/admin/customers` (specification, section 2). */
export function CustomersScreen() {
  const open = useSetAtom(customersList.openAtom)
  const [edited, setEdited] = useState<Edited<Customer> | null>(null)
  const [deleted, setDeleted] = useState<Customer | null>(null)
  const columns = useMemo(
    () =>
      customerColumns({
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
    [open],
  )
  const add = (
    <Button variant="action" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {customers.add}
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
      words={customers}
      actions={
        <>
          <ExportButton
            list={customersList}
            name={customers.export.file}
            columns={customerExport}
          />
          {add}
        </>
      }
      filters={filters}
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {customers.add}
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
        words={customers.form}
        fields={customerFields}
        newValues={newCustomer}
        valuesOf={customerValues}
        fieldsOf={customerOf}
        saveAtom={saveCustomerAtom}
      />
      <DeleteDialog list={customersList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function CustomerSummary({ customer }: { customer: Customer }) {
  const { columns, filters: more, form } = customers
  return (
    <SummaryList
      rows={[
        {
          label: columns.status,
          value: (
            <StatusChip tone={statusTones[customer.status]}>
              {customers.statuses[customer.status]}
            </StatusChip>
          ),
        },
        { label: columns.contact, value: <CustomerContact customer={customer} /> },
        { label: form.fields.address, value: customer.address || common.none },
        { label: columns.jobs, value: customer.totalJobs.toLocaleString('en-US') },
        { label: columns.totalSpent, value: formatMoney(customer.totalSpent) },
        { label: columns.lastService, value: lastServiceText(customer) },
        { label: more.joinDate, value: formatDay(customer.joinDate) },
        { label: form.fields.notes, value: customer.notes || common.none },
      ]}
    />
  )
}
