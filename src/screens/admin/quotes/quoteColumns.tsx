import { chakra } from '@chakra-ui/react'
import { common } from '@/content/en/admin/common'
import { quotes } from '@/content/en/admin/quotes'
import { glassTypeLabels, positionLabel } from '@/content/en/glass'
import { prices } from '@/content/en/prices'
import { serviceEntry } from '@/content/en/services'
import { formatMoney } from '@/domain/money'
import type { Quote } from '@/domain/quoteWorkflow'
import { Button } from '@/ui/Button'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { ActionMenu, type MenuAction } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import { BreakableEmail } from '../shared/BreakableEmail'
import { Lines } from '../shared/Lines'
import { OpenRecord } from '../shared/OpenRecord'
import { formatDay } from '../shared/formatInstant'
import { statusTones } from '../shared/statusTones'
import { nextStep, stepLabel, type QuoteStep } from './quoteSteps'

const { columns } = quotes

export type QuoteHandlers = {
  onOpen: (id: string) => void
  onStep: (quote: Quote, step: QuoteStep) => void
  onEdit: (quote: Quote) => void
  onDelete: (quote: Quote) => void
}

/** True once the customer was reached. */
function isContacted({ status }: Quote): boolean {
  return status === 'Contacted' || isConfirmed({ status })
}

/** True once the customer said yes. */
function isConfirmed({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'Confirmed' || status === 'Scheduled'
}

/** The nine columns of the quotes table. */
export function quoteColumns(handlers: QuoteHandlers): readonly DataColumn<Quote>[] {
  return [
    {
      id: 'info',
      header: columns.info,
      sort: 'date',
      card: 'title',
      minWidth: '7rem',
      cell: (quote) => (
        <Lines
          first={<OpenRecord id={quote.id} onOpen={handlers.onOpen} />}
          rest={[
            quotes.quotedOn(formatDay(quote.date)),
            quote.expired ? (
              <chakra.span color="danger.fg" fontWeight="semibold">
                {quotes.expired(formatDay(quote.validUntil))}
              </chakra.span>
            ) : (
              quotes.validUntil(formatDay(quote.validUntil))
            ),
          ]}
        />
      ),
    },
    {
      id: 'customer',
      header: columns.customer,
      sort: 'customer',
      minWidth: '8rem',
      cell: ({ customer, email, phoneNumber }) => (
        <Lines
          first={customer || quotes.noName}
          rest={[email && <BreakableEmail key="email" email={email} />, phoneNumber]}
        />
      ),
    },
    {
      id: 'vehicle',
      header: columns.vehicle,
      minWidth: '6rem',
      cell: ({ vehicle, serviceType, position }) => (
        <chakra.div display="grid" gap="1" justifyItems="start">
          <GlassMapPicture
            service={serviceType}
            position={position}
            size={72}
            label={quotes.picture(positionLabel(position, serviceType))}
          />
          {vehicle || quotes.noVehicle}
        </chakra.div>
      ),
    },
    {
      id: 'service',
      header: columns.service,
      minWidth: '6rem',
      cell: ({ serviceType, position, glassType }) => (
        <Lines
          first={serviceEntry(serviceType).name}
          rest={[
            position === 'main' ? '' : positionLabel(position, serviceType),
            glassTypeLabels[glassType],
          ]}
        />
      ),
    },
    {
      id: 'contact',
      header: columns.contact,
      cell: (quote) => (isContacted(quote) ? quotes.contacted : common.none),
    },
    {
      id: 'confirmation',
      header: columns.confirmation,
      cell: (quote) => (isConfirmed(quote) ? quotes.confirmed : common.none),
    },
    {
      id: 'pricing',
      header: columns.pricing,
      sort: 'amount',
      align: 'end',
      cell: ({ amount }) => <Lines first={formatMoney(amount)} rest={[prices.laborIncluded]} />,
    },
    {
      id: 'status',
      header: columns.status,
      sort: 'status',
      cell: ({ status }) => <StatusChip tone={statusTones[status]}>{status}</StatusChip>,
    },
    {
      id: 'actions',
      header: columns.actions,
      card: 'foot',
      cell: (quote) => <RowActions quote={quote} {...handlers} />,
    },
  ]
}

function RowActions({ quote, onOpen, onStep, onEdit, onDelete }: QuoteHandlers & { quote: Quote }) {
  const step = nextStep(quote)
  const isOpen = quote.status !== 'Scheduled'
  const actions: MenuAction[] = [
    { id: 'open', label: quotes.viewDetails, onChoose: () => onOpen(quote.id) },
    ...(isOpen
      ? [
          { id: 'edit', label: common.edit, onChoose: () => onEdit(quote) },
          ...(step === 'renew'
            ? []
            : [{ id: 'renew', label: quotes.steps.renew, onChoose: () => onStep(quote, 'renew') }]),
          {
            id: 'delete',
            label: common.delete,
            tone: 'danger' as const,
            startsGroup: true,
            onChoose: () => onDelete(quote),
          },
        ]
      : []),
  ]
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="1"
      justifyContent={step ? 'space-between' : 'flex-end'}
    >
      {step && (
        <Button
          size="sm"
          variant={step === 'convert' ? 'solid' : 'outline'}
          aria-label={quotes.stepFor(stepLabel(step), quote.id)}
          onClick={() => onStep(quote, step)}
        >
          <chakra.span whiteSpace="nowrap">{stepLabel(step)}</chakra.span>
        </Button>
      )}
      <ActionMenu label={common.actionsFor(quote.id)} actions={actions} />
    </chakra.div>
  )
}
