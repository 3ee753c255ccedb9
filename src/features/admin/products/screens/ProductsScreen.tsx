import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { DollarSign, Package, Tags, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import {
  productCategories,
  productFields,
  type Product,
  type ProductFigures,
} from '@/domain/products'
import { stockLevels } from '@/domain/stock'
import type { FigureTile } from '@/features/admin/shared/screens/FigureTiles'
import { unitFacts } from '@/features/admin/shared/screens/StockFacts'
import { StockList } from '@/features/admin/shared/screens/StockList'
import { labelled } from '@/features/admin/shared/screens/formFields'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns } from '@/features/admin/shared/screens/recordFields'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { SummaryList } from '@/ui/SummaryList'
import { productFiguresViewAtom, productsList, reorderProductAtom, saveProductAtom } from '../state'
import { productWords, type ProductWords } from '../words'
import { ProductCard, ProductChips, productFacts } from './ProductCard'
import { productForm, productValues } from './productForm'

type StockWords = SharedAdminWords['stock']

function productFilters(
  { filters, categories }: ProductWords,
  { levels }: StockWords,
): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      column: 'category',
      label: filters.category,
      options: labelled(productCategories, categories),
    },
    {
      kind: 'choice',
      column: 'level',
      label: filters.level,
      options: labelled(stockLevels, levels),
    },
  ]
}

function productTiles(
  { tiles }: ProductWords,
  { number, wholeMoney }: Formats,
): readonly FigureTile<ProductFigures>[] {
  return [
    { label: tiles.total, icon: <Package size={20} />, value: ({ total }) => number(total) },
    {
      label: tiles.categories,
      icon: <Tags size={20} />,
      value: ({ categories }) => number(categories),
    },
    {
      label: tiles.inventoryValue,
      icon: <DollarSign size={20} />,
      value: ({ inventoryValue }) => wholeMoney(inventoryValue),
    },
    {
      label: tiles.lowStock,
      icon: <TriangleAlert size={20} />,
      value: ({ lowStock }) => number(lowStock),
      warns: ({ lowStock }) => lowStock > 0,
    },
  ]
}

function productExport({ export: { headings }, categories }: ProductWords, { levels }: StockWords) {
  return exportColumns<typeof productFields, Product>(productFields, headings, {
    category: ({ category }) => categories[category],
    level: ({ level }) => levels[level],
  })
}

/** `/admin/products`. */
export function ProductsScreen() {
  const words = useWords(productWords)
  const { stock } = useWords(sharedAdminWords)
  const formats = useFormats()
  const { sorts } = words
  const tiles = useMemo(() => productTiles(words, formats), [words, formats])
  const filters = useMemo(() => productFilters(words, stock), [words, stock])
  const fields = useMemo(() => productForm(words), [words])
  return (
    <StockList
      list={productsList}
      words={words}
      figures={useAtomValue(productFiguresViewAtom)}
      tiles={tiles}
      filters={filters}
      sorts={[
        { sort: 'id', label: sorts.id },
        { sort: 'name', label: sorts.name, kind: 'names' },
        { sort: 'price', label: sorts.price },
        { sort: 'margin', label: sorts.margin },
        { sort: 'inStock', label: sorts.inStock },
      ]}
      exported={productExport(words, stock)}
      fields={fields}
      form={productValues}
      saveAtom={saveProductAtom}
      reorderAtom={reorderProductAtom}
      titleOf={({ id, name }) => `${id} · ${name}`}
      nameOf={({ id, name }) => `${name} (${id})`}
      renderCard={(product, parts) => <ProductCard key={product.id} product={product} {...parts} />}
      renderSummary={(product) => <ProductSummary product={product} />}
    />
  )
}

function ProductSummary({ product }: { product: Product }) {
  const words = useWords(productWords)
  const { common, stock } = useWords(sharedAdminWords)
  const formats = useFormats()
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
        <ProductChips product={product} />
      </chakra.div>
      <SummaryList
        rows={[
          { label: words.card.price, value: formats.money(product.price) },
          { label: words.card.margin, value: words.card.percent(product.margin) },
          ...unitFacts(product, stock),
          ...productFacts(product, words, stock, formats),
          { label: words.form.fields.description, value: product.description || common.none },
        ]}
      />
    </>
  )
}
