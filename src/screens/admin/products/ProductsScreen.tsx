import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { DollarSign, Package, Plus, Tags, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { common } from '@/content/en/admin/common'
import { products } from '@/content/en/admin/products'
import { stock } from '@/content/en/admin/stock'
import { formatMoney, formatWholeMoney } from '@/domain/money'
import { productCategories, type Product, type ProductFigures } from '@/domain/products'
import { stockLevels } from '@/domain/stock'
import {
  productFiguresViewAtom,
  productsList,
  reorderProductAtom,
  saveProductAtom,
} from '@/state/admin/products'
import { Button } from '@/ui/Button'
import { SummaryList } from '@/ui/SummaryList'
import { CardSort } from '../records/CardSort'
import { FigureTiles, type FigureTile } from '../records/FigureTiles'
import { ReceiveDialog } from '../records/ReceiveDialog'
import { CardGrid, CardSkeletons } from '../records/RecordCard'
import { RecordEditor, type Edited } from '../records/RecordEditor'
import { ReorderDialog } from '../records/ReorderDialog'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton } from '../shared/ExportButton'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { ProductCard, ProductChips, productFacts } from './ProductCard'
import { productExport } from './productExport'
import { productFields, productOf, productValues, newProduct } from './productForm'

const usualSort = { sort: 'id', descending: false }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    column: 'category',
    label: products.filters.category,
    options: productCategories.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    column: 'level',
    label: products.filters.level,
    options: stockLevels.map((value) => ({ value, label: value })),
  },
]

const tiles: readonly FigureTile<ProductFigures>[] = [
  {
    label: products.tiles.total,
    icon: <Package size={20} />,
    value: ({ total }) => total.toLocaleString('en-US'),
  },
  {
    label: products.tiles.categories,
    icon: <Tags size={20} />,
    value: ({ categories }) => categories.toLocaleString('en-US'),
  },
  {
    label: products.tiles.inventoryValue,
    icon: <DollarSign size={20} />,
    value: ({ inventoryValue }) => formatWholeMoney(inventoryValue),
  },
  {
    label: products.tiles.lowStock,
    icon: <TriangleAlert size={20} />,
    value: ({ lowStock }) => lowStock.toLocaleString('en-US'),
    warns: ({ lowStock }) => lowStock > 0,
  },
]

/** What a product is called in dialogs. */
const nameOf = ({ id, name }: Product) => `${name} (${id})`

/** `/admin/products` (specification, section 2). */
export function ProductsScreen() {
  const figures = useAtomValue(productFiguresViewAtom)
  const open = useSetAtom(productsList.openAtom)
  const reorder = useSetAtom(reorderProductAtom)
  const [edited, setEdited] = useState<Edited<Product> | null>(null)
  const [reordered, setReordered] = useState<Product | null>(null)
  const [received, setReceived] = useState<Product | null>(null)
  const [deleted, setDeleted] = useState<Product | null>(null)
  const editButton = (product: Product) => (
    <Button variant="solid" onClick={() => setEdited(product)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={productsList}
      words={products}
      actions={
        <>
          <ExportButton list={productsList} name={products.export.file} columns={productExport} />
          <Button variant="action" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            {products.add}
          </Button>
        </>
      }
      tiles={<FigureTiles view={figures} tiles={tiles} />}
      filters={filters}
      toolbar={
        <CardSort
          list={productsList}
          usualSort={usualSort}
          choices={[
            { sort: 'id', label: products.sorts.id },
            { sort: 'name', label: products.sorts.name, kind: 'names' },
            { sort: 'price', label: products.sorts.price },
            { sort: 'margin', label: products.sorts.margin },
            { sort: 'inStock', label: products.sorts.inStock },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {products.add}
        </Button>
      }
      usualSort={usualSort}
      renderLoading={() => <CardSkeletons facts={5} />}
      renderRows={(rows) => (
        <CardGrid>
          {rows.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              onOpen={open}
              onEdit={setEdited}
              onReorder={setReordered}
              onReceive={setReceived}
              onDelete={setDeleted}
            />
          ))}
        </CardGrid>
      )}
    >
      <RecordSheet
        list={productsList}
        title={({ id, name }) => `${id} · ${name}`}
        actions={editButton}
      >
        {(product) => <ProductSummary product={product} />}
      </RecordSheet>
      <RecordEditor
        list={productsList}
        edited={edited}
        onClose={() => setEdited(null)}
        words={products.form}
        fields={productFields}
        newValues={newProduct}
        valuesOf={productValues}
        fieldsOf={productOf}
        saveAtom={saveProductAtom}
      />
      {reordered && (
        <ReorderDialog
          {...reordered}
          name={nameOf(reordered)}
          onReorder={(quantity, form) => reorder({ record: reordered, quantity, form })}
          onClose={() => setReordered(null)}
        />
      )}
      {received && (
        <ReceiveDialog
          itemId={received.id}
          name={nameOf(received)}
          onClose={() => setReceived(null)}
        />
      )}
      <DeleteDialog list={productsList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function ProductSummary({ product }: { product: Product }) {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
        <ProductChips product={product} />
      </chakra.div>
      <SummaryList
        rows={[
          { label: products.card.price, value: formatMoney(product.price) },
          { label: products.card.margin, value: products.card.percent(product.margin) },
          { label: stock.inStock, value: stock.units(product.inStock) },
          { label: stock.onOrderLabel, value: stock.units(product.onOrder) },
          ...productFacts(product),
          {
            label: products.form.fields.description,
            value: product.description || common.none,
          },
        ]}
      />
    </>
  )
}
