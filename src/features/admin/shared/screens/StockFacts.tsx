import { chakra } from '@chakra-ui/react'
import type { StockLevel } from '@/domain/stock'
import { useWords } from '@/platform/words/words'
import { StatusChip } from '@/ui/StatusChip'
import { sharedAdminWords, type SharedAdminWords } from '../words'
import type { CardFact } from './RecordCard'
import type { Stocked } from './StockList'
import { statusTones } from './statusTones'

type StockWords = SharedAdminWords['stock']

/** The level at which something in stock is ordered again, and from whom. */
export function supplyFacts(
  { lowStock, supplier }: Pick<Stocked, 'lowStock' | 'supplier'>,
  stock: StockWords,
): CardFact[] {
  return [
    { label: stock.alertLevel, value: stock.units(lowStock) },
    { label: stock.supplier, value: supplier || stock.noSupplier },
  ]
}

/** How many units there are and how many have been ordered. */
export function unitFacts(
  { inStock, onOrder }: Pick<Stocked, 'inStock' | 'onOrder'>,
  stock: StockWords,
): CardFact[] {
  return [
    { label: stock.inStock, value: stock.units(inStock) },
    { label: stock.onOrderLabel, value: stock.units(onOrder) },
  ]
}

/** The stock level, as a chip. */
export function LevelChip({ level }: { level: StockLevel }) {
  const { stock } = useWords(sharedAdminWords)
  return <StatusChip tone={statusTones[level]}>{stock.levels[level]}</StatusChip>
}

type StockMeterProps = {
  inStock: number
  /** The alert level, units. */
  lowStock: number
  level: StockLevel
  onOrder: number
}

const colors: Record<StockLevel, string> = {
  'Low Stock': 'danger.solid',
  Medium: 'warning.fg',
  'In Stock': 'success.fg',
}

/**
 * Units in stock against the alert level: the bar is full at three times the level, where a reorder
 * leads to; the mark is the level.
 */
export function StockMeter({ inStock, lowStock, level, onOrder }: StockMeterProps) {
  const { stock } = useWords(sharedAdminWords)
  const full = Math.max(lowStock * 3, 1)
  const share = (units: number) => `${Math.min(100, (units / full) * 100)}%`
  return (
    <div>
      <chakra.p display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <chakra.span>
          <chakra.strong fontVariantNumeric="tabular-nums">{stock.units(inStock)}</chakra.strong>{' '}
          <chakra.span color="fg.muted">{stock.inStock.toLowerCase()}</chakra.span>
        </chakra.span>
        {onOrder > 0 && (
          <chakra.span textStyle="small" color="accent.fg" fontWeight="semibold">
            {stock.onOrder(onOrder)}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.div
        aria-hidden="true"
        position="relative"
        mt="2"
        height="2"
        borderRadius="full"
        bg="bg.emphasized"
      >
        <chakra.div
          height="full"
          borderRadius="full"
          bg={colors[level]}
          transition="width 240ms"
          style={{ width: share(inStock) }}
        />
        <chakra.div
          position="absolute"
          top="-1"
          bottom="-1"
          width="2px"
          bg="fg"
          style={{ insetInlineStart: share(lowStock) }}
        />
      </chakra.div>
    </div>
  )
}
