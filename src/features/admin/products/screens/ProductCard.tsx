import { chakra } from '@chakra-ui/react'
import { Droplets, Hammer, Pipette, ShieldCheck, Wrench, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product, ProductCategory } from '@/domain/products'
import { CardFigure, RecordCard, type CardFact } from '@/features/admin/shared/screens/RecordCard'
import { LevelChip, StockMeter, supplyFacts } from '@/features/admin/shared/screens/StockFacts'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { productWords, type ProductWords } from '../words'

const icons: Record<ProductCategory, LucideIcon> = {
  'Cleaning Supplies': Droplets,
  'Installation Tools': Hammer,
  Protection: ShieldCheck,
  Adhesives: Pipette,
  Tools: Wrench,
}

type ProductCardProps = {
  product: Product
  onOpen: (id: string) => void
  /** Its buttons. */
  actions: ReactNode
}

/** One product. */
export function ProductCard({ product, onOpen, actions }: ProductCardProps) {
  const words = useWords(productWords)
  const { stock } = useWords(sharedAdminWords)
  const formats = useFormats()
  const { card } = words
  return (
    <RecordCard
      id={product.id}
      title={product.name}
      onOpen={onOpen}
      chips={<ProductChips product={product} />}
      aside={
        <chakra.div textAlign="end" flexShrink="0">
          <CardFigure label={card.price}>{formats.money(product.price)}</CardFigure>
          <chakra.p textStyle="small" color="fg.muted">
            {card.margin} {card.percent(product.margin)}
          </chakra.p>
        </chakra.div>
      }
      facts={productFacts(product, words, stock, formats)}
      actions={actions}
    >
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {product.description}
      </chakra.p>
      <StockMeter {...product} />
    </RecordCard>
  )
}

/** The category with its sign, and the stock level. */
export function ProductChips({ product: { category, level } }: { product: Product }) {
  const { categories } = useWords(productWords)
  const Icon = icons[category]
  return (
    <>
      <Badge tone="accent">
        <Icon aria-hidden="true" size={14} />
        {categories[category]}
      </Badge>
      <LevelChip level={level} />
    </>
  )
}

/** What a product is, line by line. */
export function productFacts(
  product: Product,
  { card }: ProductWords,
  stock: SharedAdminWords['stock'],
  { money }: Formats,
): CardFact[] {
  return [
    { label: card.sku, value: product.sku },
    { label: card.cost, value: money(product.cost) },
    ...supplyFacts(product, stock),
  ]
}
