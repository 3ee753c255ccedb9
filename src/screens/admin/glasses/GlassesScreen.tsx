import { useAtomValue, useSetAtom } from 'jotai'
import { Boxes, DollarSign, Layers, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { common } from '@/content/en/admin/common'
import { glasses } from '@/content/en/admin/glasses'
import { stock } from '@/content/en/admin/stock'
import { formatMoney, formatWholeMoney } from '@/domain/money'
import { glassItemTypes, stockLevels, type GlassFigures, type GlassItem } from '@/domain/stock'
import {
  glassFiguresViewAtom,
  glassList,
  reorderGlassAtom,
  saveGlassAtom,
} from '@/state/admin/glasses'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
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
import { statusTones } from '../shared/statusTones'
import { GlassCard, glassFacts } from './GlassCard'
import { glassExport } from './glassExport'
import { glassFields, glassOf, glassValues, newGlass } from './glassForm'

const usualSort = { sort: 'id', descending: false }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    column: 'level',
    label: glasses.filters.level,
    options: stockLevels.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    column: 'type',
    label: glasses.filters.type,
    options: glassItemTypes.map((value) => ({ value, label: value })),
  },
]

const tiles: readonly FigureTile<GlassFigures>[] = [
  {
    label: glasses.tiles.totalItems,
    icon: <Boxes size={20} />,
    value: ({ totalItems }) => totalItems.toLocaleString('en-US'),
  },
  {
    label: glasses.tiles.lowStock,
    icon: <TriangleAlert size={20} />,
    value: ({ lowStock }) => lowStock.toLocaleString('en-US'),
    warns: ({ lowStock }) => lowStock > 0,
  },
  {
    label: glasses.tiles.totalValue,
    icon: <DollarSign size={20} />,
    value: ({ totalValue }) => formatWholeMoney(totalValue),
  },
  {
    label: glasses.tiles.types,
    icon: <Layers size={20} />,
    value: ({ types }) => types.toLocaleString('en-US'),
  },
]

/** What a glass item is called in dialogs. */
const nameOf = ({ id, type, vehicle }: GlassItem) => `${type} ${vehicle} (${id})`

/** `/admin/glasses` (specification, section 2). */
export function GlassesScreen() {
  const figures = useAtomValue(glassFiguresViewAtom)
  const open = useSetAtom(glassList.openAtom)
  const reorder = useSetAtom(reorderGlassAtom)
  const [edited, setEdited] = useState<Edited<GlassItem> | null>(null)
  const [reordered, setReordered] = useState<GlassItem | null>(null)
  const [received, setReceived] = useState<GlassItem | null>(null)
  const [deleted, setDeleted] = useState<GlassItem | null>(null)
  const editButton = (item: GlassItem) => (
    <Button variant="solid" onClick={() => setEdited(item)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={glassList}
      words={glasses}
      actions={
        <>
          <ExportButton list={glassList} name={glasses.export.file} columns={glassExport} />
          <Button variant="action" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            {glasses.add}
          </Button>
        </>
      }
      tiles={<FigureTiles view={figures} tiles={tiles} />}
      filters={filters}
      toolbar={
        <CardSort
          list={glassList}
          usualSort={usualSort}
          choices={[
            { sort: 'id', label: glasses.sorts.id },
            { sort: 'inStock', label: glasses.sorts.inStock },
            { sort: 'price', label: glasses.sorts.price },
            { sort: 'vehicle', label: glasses.sorts.vehicle, kind: 'names' },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {glasses.add}
        </Button>
      }
      usualSort={usualSort}
      renderLoading={() => <CardSkeletons facts={5} />}
      renderRows={(rows) => (
        <CardGrid>
          {rows.map((item) => (
            <GlassCard
              key={item.id}
              item={item}
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
        list={glassList}
        title={({ id, type }) => `${id} · ${type}`}
        actions={editButton}
      >
        {(item) => <GlassSummary item={item} />}
      </RecordSheet>
      <RecordEditor
        list={glassList}
        edited={edited}
        onClose={() => setEdited(null)}
        words={glasses.form}
        fields={glassFields}
        newValues={newGlass}
        valuesOf={glassValues}
        fieldsOf={glassOf}
        saveAtom={saveGlassAtom}
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
      <DeleteDialog list={glassList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function GlassSummary({ item }: { item: GlassItem }) {
  return (
    <SummaryList
      rows={[
        {
          label: glasses.filters.level,
          value: <StatusChip tone={statusTones[item.level]}>{item.level}</StatusChip>,
        },
        { label: glasses.sorts.price, value: formatMoney(item.price) },
        { label: stock.inStock, value: stock.units(item.inStock) },
        { label: stock.onOrderLabel, value: stock.units(item.onOrder) },
        ...glassFacts(item),
      ]}
    />
  )
}
