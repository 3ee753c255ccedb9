import { chakra } from '@chakra-ui/react'
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table'
import * as m from 'framer-motion/m'
import { memo, useMemo, type ReactNode } from 'react'
import { ListMotion } from '../motion/ListMotion'
import { useRowMotion } from '../motion/useRowMotion'
import { Skeleton } from '../Skeleton'
import type { DataColumn, TableSort, TableWords } from './columns'
import { SortHeading } from './SortHeading'
import { SortSelect } from './SortSelect'
import { tableStyles } from './tableStyles'
import { LoadingText } from '../LoadingText'

const features = tableFeatures({ rowSortingFeature })
const noRows: never[] = []

// Said outright, because a row drawn as a card would lose its meaning otherwise.
const asRow = { role: 'row' }
const asCell = { role: 'cell' }

export type DataTableProps<Row extends { id: string }> = {
  /** What is shown of each row, from the most to the least important. */
  columns: readonly DataColumn<Row>[]
  /** The page of rows; null while the first one is being loaded: the table then shows its skeleton. */
  rows: readonly Row[] | null
  /** True while newer rows are being loaded; the old ones stay, under a line that says so. */
  busy?: boolean
  /** The order that the rows are in. */
  sort?: TableSort
  /** Called when another order is asked for; without it nothing can be sorted. */
  onSort?: (sort: TableSort) => void
  words: TableWords
  /** The row that is open beside the table. */
  currentId?: string
  /** Rows of the skeleton. */
  skeletonRows?: number
}

/**
 * Records as rows: sorted by the server, as cards where it is narrow, with a skeleton that keeps the layout.
 * One table for both, so that nothing is read out twice.
 */
export function DataTable<Row extends { id: string }>({
  columns,
  rows,
  busy = false,
  sort,
  onSort,
  words,
  currentId,
  skeletonRows = 6,
}: DataTableProps<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map((column) =>
        helper.accessor((row) => row, {
          id: column.id,
          header: column.header,
          enableSorting: column.sort !== undefined,
        }),
      ),
    )
  }, [columns])
  const sorting = useMemo<SortingState>(() => {
    const id = columns.find((column) => column.sort && column.sort === sort?.sort)?.id
    return id && sort ? [{ id, desc: sort.descending }] : []
  }, [columns, sort])
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: (row) => row.id,
    manualSorting: true,
    state: { sorting },
    // The server sorts: what is asked for comes back as new rows and a new `sort`.
    onSortingChange: () => {},
  })
  const byId = new Map(columns.map((column) => [column.id, column]))
  const isWaiting = rows === null

  return (
    <chakra.div aria-busy={isWaiting || busy} css={tableStyles.container}>
      {isWaiting && <LoadingText>{words.loading}</LoadingText>}
      {onSort && !isWaiting && (
        <SortSelect columns={columns} sort={sort} onSort={onSort} words={words} />
      )}
      <chakra.div css={tableStyles.sheet}>
        <chakra.div aria-hidden="true" hidden={!busy} css={tableStyles.busyLine} />
        <chakra.div css={tableStyles.scroller}>
          <chakra.table role="table" css={tableStyles.table} aria-label={words.caption}>
            <chakra.thead role="rowgroup" css={tableStyles.head}>
              {table.getHeaderGroups().map((group) => (
                <tr {...asRow} key={group.id}>
                  {group.headers.map((header) => {
                    const column = byId.get(header.column.id)
                    return (
                      column && (
                        <SortHeading
                          key={header.id}
                          column={column}
                          sort={sort}
                          onSort={isWaiting ? undefined : onSort}
                        />
                      )
                    )
                  })}
                </tr>
              ))}
            </chakra.thead>
            <chakra.tbody role="rowgroup" css={tableStyles.body}>
              {isWaiting &&
                Array.from({ length: skeletonRows }, (_, place) => (
                  <tr {...asRow} key={place} aria-hidden="true">
                    {columns.map((column) => (
                      <td key={column.id} data-card={column.card ?? 'line'}>
                        <Skeleton
                          height="1.1rem"
                          width={column.card === 'title' ? '70%' : `${55 + ((place * 17) % 35)}%`}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              <ListMotion>
                {table.getRowModel().rows.map(({ id, original }) => (
                  <DataRow key={id} row={original} columns={columns} isCurrent={id === currentId} />
                ))}
              </ListMotion>
            </chakra.tbody>
          </chakra.table>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

type DataRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  isCurrent: boolean
}

/** One record. It is drawn again when it changes itself, not with every letter of a search. */
const DataRow = memo(function DataRow<Row>({ row, columns, isCurrent }: DataRowProps<Row>) {
  const motion = useRowMotion()
  return (
    <m.tr {...asRow} {...motion} data-current={isCurrent || undefined}>
      {columns.map(({ id, card = 'line', header, align, cell }) => (
        <td {...asCell} key={id} data-card={card} data-label={header} data-align={align}>
          <div>{cell(row)}</div>
        </td>
      ))}
    </m.tr>
  )
}) as <Row>(props: DataRowProps<Row>) => ReactNode
