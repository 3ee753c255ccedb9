import { chakra } from '@chakra-ui/react'
import type { SharedAdminWords } from '@/features/admin/shared/words'
import type { Formats } from '@/platform/formats/formats'
import { positionLabel, type SharedWords } from '@/platform/words/shared'
import type { QuotesWords } from '../words'
import type { Quote } from '@/domain/quoteWorkflow'
import { Button } from '@/ui/Button'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { ActionMenu, type MenuAction } from '@/ui/overlay/ActionMenu'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import { wide } from '@/ui/table/tableStyles'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { Lines } from '@/features/admin/shared/screens/Lines'
import { OpenRecord } from '@/features/admin/shared/screens/OpenRecord'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { nextQuoteAction, type QuoteAction } from './quoteActions'

export type QuoteHandlers = {
  onOpen: (id: string) => void
  onAct: (quote: Quote, action: QuoteAction) => void
  onEdit: (quote: Quote) => void
  onDelete: (quote: Quote) => void
}

/** The words and formats of one language. */
type Texts = {
  words: QuotesWords
  common: SharedAdminWords['common']
  shared: SharedWords
  formats: Formats
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
export function quoteColumns(handlers: QuoteHandlers, texts: Texts): readonly DataColumn<Quote>[] {
  const { words, common, shared, formats } = texts
  const { columns } = words
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
            words.quotedOn(formats.day(quote.date)),
            quote.expired ? (
              <chakra.span color="danger.fg" fontWeight="semibold">
                {words.expired(formats.day(quote.validUntil))}
              </chakra.span>
            ) : (
              words.validUntil(formats.day(quote.validUntil))
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
          first={customer || words.noName}
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
            label={words.picture(positionLabel(shared, position, serviceType))}
          />
          {vehicle || words.noVehicle}
        </chakra.div>
      ),
    },
    {
      id: 'service',
      header: columns.service,
      minWidth: '6rem',
      cell: ({ serviceType, position, glassType }) => (
        <Lines
          first={shared.services[serviceType].name}
          rest={[
            position === 'main' ? '' : positionLabel(shared, position, serviceType),
            shared.officeGlassTypes[glassType],
          ]}
        />
      ),
    },
    {
      id: 'contact',
      header: columns.contact,
      cell: (quote) => (isContacted(quote) ? words.contacted : common.none),
    },
    {
      id: 'confirmation',
      header: columns.confirmation,
      cell: (quote) => (isConfirmed(quote) ? words.confirmed : common.none),
    },
    {
      id: 'pricing',
      header: columns.pricing,
      sort: 'amount',
      align: 'end',
      cell: ({ amount }) => (
        <Lines first={formats.money(amount)} rest={[shared.prices.laborIncluded]} />
      ),
    },
    {
      id: 'status',
      header: columns.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={statusTones[status]}>{shared.quoteStatuses[status]}</StatusChip>
      ),
    },
    {
      id: 'actions',
      header: columns.actions,
      card: 'foot',
      cell: (quote) => <RowActions quote={quote} {...handlers} {...texts} />,
    },
  ]
}

type RowActionsProps = QuoteHandlers & Pick<Texts, 'words' | 'common'> & { quote: Quote }

function RowActions({ quote, words, common, onOpen, onAct, onEdit, onDelete }: RowActionsProps) {
  const action = nextQuoteAction(quote)
  const isOpen = quote.status !== 'Scheduled'
  const actions: MenuAction[] = [
    { id: 'open', label: words.viewDetails, onChoose: () => onOpen(quote.id) },
    ...(isOpen
      ? [
          { id: 'edit', label: common.edit, onChoose: () => onEdit(quote) },
          ...(action === 'renew'
            ? []
            : [{ id: 'renew', label: words.steps.renew, onChoose: () => onAct(quote, 'renew') }]),
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
      justifyContent={action ? 'space-between' : 'flex-end'}
    >
      {action && (
        <Button
          size="sm"
          variant={action === 'convert' ? 'solid' : 'outline'}
          aria-label={words.stepFor(words.steps[action], quote.id)}
          onClick={() => onAct(quote, action)}
        >
          <chakra.span css={{ [wide]: { whiteSpace: 'nowrap' } }}>
            {words.steps[action]}
          </chakra.span>
        </Button>
      )}
      <ActionMenu label={common.actionsFor(quote.id)} actions={actions} />
    </chakra.div>
  )
}
