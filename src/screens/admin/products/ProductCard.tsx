import { chakra } from '@chakra-ui/react'
import { Droplets, Hammer, Pipette, ShieldCheck, Wrench, type LucideIcon } from 'lucide-react'
import { products } from '@/content/en/admin/products'
import { stock } from '@/content/en/admin/stock'
import { formatMoney } from '@/domain/money'
import type { Product, ProductCategory } from '@/domain/products'
import { Badge } from '@/ui/Badge'
import { StatusChip } from '@/ui/StatusChip'
import { CardFigure, RecordCard, type CardFact } from '../records/RecordCard'
import { StockActions } from '../records/StockActions'
import { StockMeter } from '../records/StockFacts'
import { statusTones } from '../shared/statusTones'

const words = products.card

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
  onEdit: (product: Product) => void
  onReorder: (product: Product) => void
  onReceive: (product: Product) => void
  onDelete: (product: Product) => void
}

/** One product (specification, section 2). */
export function ProductCard({ product, ...acts }: ProductCardProps) {
  return (
    <RecordCard
      id={product.id}
      title={product.name}
      onOpen={acts.onOpen}
      chips={<ProductChips product={product} />}
      aside={
        <chakra.div textAlign="end" flexShrink="0">
          <CardFigure label={words.price}>{formatMoney(product.price)}</CardFigure>
          <chakra.p textStyle="small" color="fg.muted">
            {words.margin} {words.percent(product.margin)}
          </chakra.p>
        </chakra.div>
      }
      facts={productFacts(product)}
      actions={
        <StockActions
          id={product.id}
          onOrder={product.onOrder}
          onEdit={() => acts.onEdit(product)}
          onReorder={() => acts.onReorder(product)}
          onReceive={() => acts.onReceive(product)}
          onDelete={() => acts.onDelete(product)}
        />
      }
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
  const Icon = icons[category]
  return (
    <>
      <Badge tone="accent">
        <Icon aria-hidden="true" size={14} />
        {category}
      </Badge>
      <StatusChip tone={statusTones[level]}>{level}</StatusChip>
    </>
  )
}

/** What a product is, line by line. */
export function productFacts(product: Product): CardFact[] {
  return [
    { label: words.sku, value: product.sku },
    { label: words.cost, value: formatMoney(product.cost) },
    { label: stock.alertLevel, value: stock.units(product.lowStock) },
    { label: stock.supplier, value: product.supplier || stock.noSupplier },
  ]
}
