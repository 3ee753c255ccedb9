import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { common } from '@/content/en/admin/common'
import { customers } from '@/content/en/admin/customers'
import { firstAddressSegment, neverServed, type Customer } from '@/domain/customers'
import { formatMoney } from '@/domain/money'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import { TextLink } from '@/ui/TextLink'
import { formatDay } from '../shared/formatInstant'
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
        {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : customers.noEmail}
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
  open: (customer: Customer) => void
  renderMenu: (customer: Customer) => ReactNode
}): readonly DataColumn<Customer>[] {
  return [
    {
      id: 'id',
      header: words.id,
      sort: 'id',
      card: 'hidden',
      cell: ({ id }) => <chakra.span whiteSpace="nowrap">{id}</chakra.span>,
    },
    {
      id: 'name',
      header: words.name,
      sort: 'name',
      card: 'title',
      minWidth: '11rem',
      cell: (customer) => (
        <>
          <chakra.button
            type="button"
            onClick={() => acts.open(customer)}
            aria-label={`${customer.name}, ${customer.id}`}
            p="0"
            minH="6"
            border="0"
            bg="transparent"
            color="fg"
            font="inherit"
            fontWeight="semibold"
            textAlign="start"
            overflowWrap="anywhere"
            borderRadius="sm"
            cursor="pointer"
            _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
          >
            {customer.name}
          </chakra.button>
          <chakra.div color="fg.muted" overflowWrap="anywhere">
            {firstAddressSegment(customer.address) || common.none}
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
