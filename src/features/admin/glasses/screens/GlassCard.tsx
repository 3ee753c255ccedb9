import type { ReactNode } from 'react'
import type { GlassItem } from '@/domain/stock'
import { CardFigure, RecordCard, type CardFact } from '@/features/admin/shared/screens/RecordCard'
import { LevelChip, StockMeter, supplyFacts } from '@/features/admin/shared/screens/StockFacts'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { glassWords, type GlassWords } from '../words'

type GlassCardProps = {
  item: GlassItem
  onOpen: (id: string) => void
  /** Its buttons. */
  actions: ReactNode
}

/** One kind of glass. */
export function GlassCard({ item, onOpen, actions }: GlassCardProps) {
  const words = useWords(glassWords)
  const { stock } = useWords(sharedAdminWords)
  const { money } = useFormats()
  return (
    <RecordCard
      id={item.id}
      title={words.types[item.type]}
      onOpen={onOpen}
      chips={<LevelChip level={item.level} />}
      aside={<CardFigure label={words.sorts.price}>{money(item.price)}</CardFigure>}
      facts={glassFacts(item, words, stock)}
      actions={actions}
    >
      <StockMeter {...item} />
    </RecordCard>
  )
}

/** What a kind of glass is, line by line. */
export function glassFacts(
  item: GlassItem,
  { card }: GlassWords,
  stock: SharedAdminWords['stock'],
): CardFact[] {
  return [
    { label: card.vehicle, value: item.vehicle },
    { label: card.partNumber, value: item.partNumber },
    ...supplyFacts(item, stock),
    { label: card.location, value: item.location || card.noLocation },
  ]
}
