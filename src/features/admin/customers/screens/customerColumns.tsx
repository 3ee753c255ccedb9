import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { firstAddressSegment, neverServed, type Customer } from '@/domain/customers'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { OpenRecord } from '@/features/admin/shared/screens/OpenRecord'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import type { Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { StatusChip } from '@/ui/StatusChip'
import { PhoneLink } from '@/ui/PhoneLink'
import { TextLink } from '@/ui/TextLink'
import type { DataColumn } from '@/ui/table/columns'
import { customerWords, type CustomerWords } from '../words'

/** The day of the last service as lists show it, or "Never". */
export function lastServiceText(
  { lastService }: Pick<Customer, 'lastService'>,
  { never }: CustomerWords,
  formats: Formats,
): string {
  return lastService === neverServed ? never : formats.day(lastService)
}

/** E-mail and phone as links; words where one is missing. */
export function CustomerContact({ customer: { email, phone } }: { customer: Customer }) {
  const words = useWords(customerWords)
  return (
    <>
      <chakra.div maxW="18rem" overflowWrap="anywhere">
        {email ? (
          <TextLink href={`mailto:${email}`}>
            <BreakableEmail email={email} />
          </TextLink>
        ) : (
          words.noEmail
        )}
      </chakra.div>
      <div>{phone ? <PhoneLink text={phone} /> : words.noPhone}</div>
    </>
  )
}

type CustomerActions = {
  onOpen: (id: string) => void
  renderMenu: (customer: Customer) => ReactNode
}

/** The columns of the customers screen. */
export function customerColumns(
  words: CustomerWords,
  formats: Formats,
  { onOpen, renderMenu }: CustomerActions,
): readonly DataColumn<Customer>[] {
  const { columns } = words
  return [
    {
      id: 'id',
      header: columns.id,
      sort: 'id',
      card: 'title',
      cell: ({ id }) => <OpenRecord id={id} onOpen={onOpen} />,
    },
    {
      id: 'name',
      header: columns.name,
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
      header: columns.contact,
      minWidth: '12rem',
      cell: (customer) => <CustomerContact customer={customer} />,
    },
    {
      id: 'jobs',
      header: columns.jobs,
      sort: 'totalJobs',
      align: 'end',
      cell: ({ totalJobs }) => formats.number(totalJobs),
    },
    {
      id: 'totalSpent',
      header: columns.totalSpent,
      sort: 'totalSpent',
      align: 'end',
      cell: ({ totalSpent }) => formats.money(totalSpent),
    },
    {
      id: 'lastService',
      header: columns.lastService,
      sort: 'lastService',
      cell: (customer) => (
        <chakra.span whiteSpace="nowrap">{lastServiceText(customer, words, formats)}</chakra.span>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={statusTones[status]}>{words.statuses[status]}</StatusChip>
      ),
    },
    { id: 'actions', header: columns.actions, card: 'foot', align: 'end', cell: renderMenu },
  ]
}
