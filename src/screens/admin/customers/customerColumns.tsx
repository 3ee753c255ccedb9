import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { customers } from '@/content/en/admin/customers'
import { firstAddressSegment, neverServed, type Customer } from '@/domain/customers'
import { formatMoney } from '@/domain/money'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import { TextLink } from '@/ui/TextLink'
import { BreakableEmail } from '../shared/BreakableEmail'
import { formatDay } from '../shared/formatInstant'
import { OpenRecord } from '../shared/OpenRecord'
import { statusTones } from '../shared/statusTones'

const { columns: words } = customers

/** The day of the last service as lists show it, or "Never". */
export function lastServiceText({ lastService }: Pick<Customer, 'lastService'>): string {
  return lastService === neverServed ? neverServed : formatDay(lastService)
}

/** E-mail and phone as links; words where one is missing. */
export function CustomerContact({ customer: { email, phone } }: { customer: Customer }) {
  return (
    <>
      <chakra.div overflowWrap="anywhere">
        {email ? (
          <TextLink href={`mailto:${email}`}>
            <BreakableEmail email={email} />
          </TextLink>
        ) : (
          customers.noEmail
        )}
      </chakra.div>
      <div>
        {phone ? (
          <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} whiteSpace="nowrap">
            {phone}
          </TextLink>
        ) : (
          customers.noPhone
        )}
      </div>
    </>
  )
}

/** The columns of the specification's customers screen. */
export function customerColumns(acts: {
  onOpen: (id: string) => void
  renderMenu: (customer: Customer) => ReactNode
}): readonly DataColumn<Customer>[] {
  return [
    {
      id: 'id',
      header: words.id,
      sort: 'id',
      card: 'title',
      cell: ({ id }) => <OpenRecord id={id} onOpen={acts.onOpen} />,
    },
    {
      id: 'name',
      header: words.name,
      sort: 'name',
      minWidth: '11rem',
      cell: ({ name, address }) => (
        <>
          <chakra.div fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.div>
          <chakra.div color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {firstAddressSegment(address)}
          </chakra.div>
        </>
      ),
    },
    {
      id: 'contact',
      header: words.contact,
      minWidth: '12rem',
      cell: (customer) => <CustomerContact customer={customer} />,
    },
    {
      id: 'jobs',
      header: words.jobs,
      sort: 'totalJobs',
      align: 'end',
      cell: ({ totalJobs }) => totalJobs.toLocaleString('en-US'),
    },
    {
      id: 'totalSpent',
      header: words.totalSpent,
      sort: 'totalSpent',
      align: 'end',
      cell: ({ totalSpent }) => formatMoney(totalSpent),
    },
    {
      id: 'lastService',
      header: words.lastService,
      sort: 'lastService',
      cell: (customer) => (
        <chakra.span whiteSpace="nowrap">{lastServiceText(customer)}</chakra.span>
      ),
    },
    {
      id: 'status',
      header: words.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={statusTones[status]}>{customers.statuses[status]}</StatusChip>
      ),
    },
    { id: 'actions', header: words.actions, card: 'foot', align: 'end', cell: acts.renderMenu },
  ]
}
