import { useSetAtom, type WritableAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { GlassItem } from '@/domain/stock'
import type { View } from '@/platform/query/view'
import type { RecordList } from '@/platform/records/recordList'
import type { RecordForm } from '@/platform/records/recordSaving'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import type { Reorder } from '../stockOrders'
import { sharedAdminWords } from '../words'
import { CardSort, type SortChoice } from './CardSort'
import { DeleteDialog } from './DeleteDialog'
import { ExportButton, type ExportColumn } from './ExportButton'
import { FigureTiles, type FigureTile } from './FigureTiles'
import { ListScreen } from './ListScreen'
import { ReceiveDialog } from './ReceiveDialog'
import { CardGrid, CardSkeletons } from './RecordCard'
import { RecordEditor, type Edited } from './RecordEditor'
import { RecordSheet } from './RecordSheet'
import { ReorderDialog } from './ReorderDialog'
import { StockActions } from './StockActions'
import type { FormField, FormValues } from './formFields'
import type { ListFilter, ListWords } from './listWords'

/** What both the glass inventory and the catalog hold: something in stock that can be ordered. */
export type Stocked = Pick<
  GlassItem,
  'id' | 'version' | 'inStock' | 'lowStock' | 'level' | 'onOrder' | 'supplier'
>

type StockListProps<Row extends Stocked, Fields, Figures> = {
  list: RecordList<Row>
  words: ListWords & {
    add: string
    export: { file: string }
    form: { addTitle: string; editTitle: (id: string) => string }
  }
  figures: View<Figures>
  tiles: readonly FigureTile<Figures>[]
  filters: readonly ListFilter[]
  sorts: readonly SortChoice[]
  exported: readonly ExportColumn<Row>[]
  fields: readonly FormField[]
  /** What the form begins with, what it holds of a record, and what is sent of it. */
  form: {
    newValues: FormValues
    valuesOf: (row: Row) => FormValues
    fieldsOf: (values: FormValues) => Fields
  }
  saveAtom: WritableAtom<null, [RecordForm<Row, Fields>], Promise<Outcome<Row, BusinessFailure>>>
  reorderAtom: WritableAtom<null, [Reorder<Row>], Promise<Outcome<unknown, BusinessFailure>>>
  /** What a record is called in the title of its sheet, and in the dialogs about its stock. */
  titleOf: (row: Row) => string
  nameOf: (row: Row) => string
  renderCard: (row: Row, parts: { onOpen: (id: string) => void; actions: ReactNode }) => ReactNode
  renderSummary: (row: Row) => ReactNode
}

const usualSort = { sort: 'id', descending: false }

/** A list of things in stock as cards, with the dialogs that edit, reorder, receive and delete them. */
export function StockList<Row extends Stocked, Fields, Figures>({
  list,
  words,
  figures,
  tiles,
  filters,
  sorts,
  exported,
  fields,
  form,
  saveAtom,
  reorderAtom,
  titleOf,
  nameOf,
  renderCard,
  renderSummary,
}: StockListProps<Row, Fields, Figures>) {
  const { common } = useWords(sharedAdminWords)
  const open = useSetAtom(list.openAtom)
  const reorder = useSetAtom(reorderAtom)
  const [edited, setEdited] = useState<Edited<Row> | null>(null)
  const [reordered, setReordered] = useState<Row | null>(null)
  const [received, setReceived] = useState<Row | null>(null)
  const [deleted, setDeleted] = useState<Row | null>(null)
  const editButton = (row: Row) => (
    <Button variant="solid" onClick={() => setEdited(row)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={list}
      words={words}
      actions={
        <>
          <ExportButton list={list} name={words.export.file} columns={exported} />
          <Button variant="action" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Button>
        </>
      }
      tiles={<FigureTiles view={figures} tiles={tiles} />}
      filters={filters}
      toolbar={<CardSort list={list} usualSort={usualSort} choices={sorts} />}
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
      usualSort={usualSort}
      renderLoading={() => <CardSkeletons facts={5} />}
      renderRows={(rows) => (
        <CardGrid>
          {rows.map((row) =>
            renderCard(row, {
              onOpen: open,
              actions: (
                <StockActions
                  id={row.id}
                  onOrder={row.onOrder}
                  onEdit={() => setEdited(row)}
                  onReorder={() => setReordered(row)}
                  onReceive={() => setReceived(row)}
                  onDelete={() => setDeleted(row)}
                />
              ),
            }),
          )}
        </CardGrid>
      )}
    >
      <RecordSheet list={list} title={titleOf} actions={editButton}>
        {renderSummary}
      </RecordSheet>
      <RecordEditor
        list={list}
        edited={edited}
        onClose={() => setEdited(null)}
        words={words.form}
        fields={fields}
        {...form}
        saveAtom={saveAtom}
      />
      {reordered && (
        <ReorderDialog
          {...reordered}
          name={nameOf(reordered)}
          onReorder={(quantity, sent) => reorder({ record: reordered, quantity, form: sent })}
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
      <DeleteDialog list={list} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}
