import { glasses } from '@/content/en/admin/glasses'
import { stock } from '@/content/en/admin/stock'
import { formatMoney } from '@/domain/money'
import type { GlassItem } from '@/domain/stock'
import { StatusChip } from '@/ui/StatusChip'
import { CardFigure, RecordCard, type CardFact } from '../records/RecordCard'
import { StockActions } from '../records/StockActions'
import { StockMeter } from '../records/StockFacts'
import { statusTones } from '../shared/statusTones'

type GlassCardProps = {
  item: GlassItem
  onOpen: (id: string) => void
  onEdit: (item: GlassItem) => void
  onReorder: (item: GlassItem) => void
  onReceive: (item: GlassItem) => void
  onDelete: (item: GlassItem) => void
}

/** One kind of glass (specification, section 2). */
export function GlassCard({ item, ...acts }: GlassCardProps) {
  return (
    <RecordCard
      id={item.id}
      title={item.type}
      onOpen={acts.onOpen}
      chips={<StatusChip tone={statusTones[item.level]}>{item.level}</StatusChip>}
      aside={<CardFigure label={glasses.sorts.price}>{formatMoney(item.price)}</CardFigure>}
      facts={glassFacts(item)}
      actions={
        <StockActions
          id={item.id}
          onOrder={item.onOrder}
          onEdit={() => acts.onEdit(item)}
          onReorder={() => acts.onReorder(item)}
          onReceive={() => acts.onReceive(item)}
          onDelete={() => acts.onDelete(item)}
        />
      }
    >
      <StockMeter {...item} />
    </RecordCard>
  )
}

/** What a kind of glass is, line by line. */
export function glassFacts(item: GlassItem): CardFact[] {
  return [
    { label: glasses.card.vehicle, value: item.vehicle },
    { label: glasses.card.partNumber, value: item.partNumber },
    { label: stock.alertLevel, value: stock.units(item.lowStock) },
    { label: stock.supplier, value: item.supplier || stock.noSupplier },
    { label: glasses.card.location, value: item.location || glasses.card.noLocation },
  ]
}
