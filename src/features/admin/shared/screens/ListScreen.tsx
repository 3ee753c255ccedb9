import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useDeferredValue, useId, useState, type ReactNode } from 'react'
import { useFormats } from '@/platform/formats/formats'
import type { AnyRecord, ListView, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { CountTabs } from '@/ui/table/CountTabs'
import { DataTable } from '@/ui/table/DataTable'
import { Pager } from '@/ui/table/Pager'
import type { DataColumn, TableSort } from '@/ui/table/columns'
import { sharedAdminWords } from '../words'
import { AdminPage } from './AdminPage'
import { FilterButton, FilterPanel } from './ListFilters'
import { ViewProblem } from './ViewProblem'
import type { FormOption } from './formFields'
import type { ListFilter, ListWords } from './listWords'
import { LoadingText } from '@/ui/LoadingText'

type ListScreenProps<Row extends AnyRecord> = {
  list: RecordList<Row>
  words: ListWords
  /** Buttons beside the title: Export, New …. */
  actions?: ReactNode
  /** Tiles between the title and the list. */
  tiles?: ReactNode
  /** Tabs in order, by the names of the server's counts; `usualTab` is the one without a name in the address. */
  tabs?: readonly FormOption[]
  usualTab?: string
  filters?: readonly ListFilter[]
  /** The button of the empty list. */
  emptyAction?: ReactNode
  /** How the rows are drawn: as a table, or as cards by `renderRows`. */
  columns?: readonly DataColumn<Row>[]
  renderRows?: (rows: readonly Row[]) => ReactNode
  /** The skeleton of cards; a table brings its own. */
  renderLoading?: () => ReactNode
  /** The order when none is asked for. */
  usualSort: TableSort
  /** Another way to look at the same records, in the place of the list. */
  otherView?: ReactNode
  /** What stands beside the search box: the order of cards, a switch between views. */
  toolbar?: ReactNode
  /** Dialogs and sheets. */
  children?: ReactNode
}

/**
 * One list of the admin panel in all its states: search, tabs with counts, filters, rows, pages. What
 * it shows is in the list's atoms; how the rows look is handed in.
 */
export function ListScreen<Row extends AnyRecord>({
  list,
  words,
  actions,
  tiles,
  tabs,
  usualTab = '',
  filters = [],
  otherView,
  toolbar,
  children,
  ...rows
}: ListScreenProps<Row>) {
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const state = useAtomValue(list.stateAtom)
  // New rows are drawn between the letters that are typed, not in their way.
  const view = useDeferredValue(useAtomValue(list.viewAtom))
  const show = useSetAtom(list.showAtom)
  const id = useId()
  const [isFiltering, setFiltering] = useState(() => Object.values(state.filters).some(Boolean))
  const counts =
    view.status === 'ready' ? view.page.counts : view.status === 'empty' ? view.counts : undefined

  return (
    <AdminPage title={words.title} description={words.description} actions={actions}>
      {tiles}
      {otherView ? (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
            {toolbar}
          </chakra.div>
          {otherView}
        </>
      ) : (
        <>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <SearchField
                label={words.search}
                value={state.search}
                onSearch={(search) => show({ search })}
                clearLabel={common.clearSearch}
              />
              {filters.length > 0 && (
                <FilterButton
                  values={state.filters}
                  isOpen={isFiltering}
                  onToggle={() => setFiltering(!isFiltering)}
                  controls={`${id}-filters`}
                />
              )}
              {toolbar}
            </chakra.div>
            {isFiltering && filters.length > 0 && (
              <FilterPanel
                id={`${id}-filters`}
                filters={filters}
                values={state.filters}
                onChange={(values) => show({ filters: values })}
              />
            )}
            {tabs && (
              <CountTabs
                label={common.tabs}
                tabs={tabs.map(({ value, label }) => ({
                  value,
                  label,
                  count: counts && formats.number(counts[value] ?? 0),
                }))}
                chosen={state.tab || usualTab}
                onChoose={(tab) => show({ tab: tab === usualTab ? '' : tab })}
                controls={`${id}-rows`}
              />
            )}
          </chakra.div>
          <chakra.section
            id={`${id}-rows`}
            role={tabs ? 'tabpanel' : undefined}
            aria-label={words.caption}
          >
            <Rows view={view} list={list} words={words} {...rows} />
          </chakra.section>
        </>
      )}
      {children}
    </AdminPage>
  )
}

type RowsProps<Row extends AnyRecord> = Pick<
  ListScreenProps<Row>,
  'list' | 'words' | 'columns' | 'renderRows' | 'renderLoading' | 'emptyAction' | 'usualSort'
> & { view: ListView<Row> }

function Rows<Row extends AnyRecord>({
  view,
  list,
  words,
  columns,
  renderRows,
  renderLoading,
  emptyAction,
  usualSort,
}: RowsProps<Row>) {
  const { common } = useWords(sharedAdminWords)
  const state = useAtomValue(list.stateAtom)
  const show = useSetAtom(list.showAtom)
  if (view.status === 'error' || view.status === 'forbidden') return <ViewProblem view={view} />
  if (view.status === 'empty') {
    return (
      <Card padding="none">
        {view.isNarrowed ? (
          <EmptyState
            title={common.nothingMatches.title}
            text={common.nothingMatches.text}
            actions={
              <Button onClick={() => show({ search: '', filters: {} })}>
                {common.nothingMatches.clear}
              </Button>
            }
          />
        ) : (
          <EmptyState {...words.empty} actions={emptyAction} />
        )}
      </Card>
    )
  }
  const isLoading = view.status === 'loading'
  const isBusy = view.status === 'ready' && view.isUpdating
  const sort = state.sort ? { sort: state.sort, descending: state.descending } : usualSort
  return (
    <>
      {columns && (
        <DataTable
          columns={columns}
          rows={isLoading ? null : view.page.rows}
          busy={isBusy}
          sort={sort}
          onSort={(wanted) => show(wanted)}
          words={{ ...common.table, caption: words.caption }}
          currentId={state.record || undefined}
        />
      )}
      {renderRows && (
        <chakra.div aria-busy={isLoading || isBusy}>
          {isLoading && <LoadingText>{common.table.loading}</LoadingText>}
          {isLoading ? renderLoading?.() : <CardRows rows={view.page.rows} render={renderRows} />}
        </chakra.div>
      )}
      {!isLoading && (
        <chakra.div
          mt="4"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <chakra.p role="status" textStyle="small" color="fg.muted">
            {footerOf(view.page, words)}
          </chakra.p>
          <Pager {...view.page} onPage={(page) => show({ page })} words={common.pager} />
        </chakra.div>
      )}
    </>
  )
}

type CardRowsProps<Row> = { rows: readonly Row[]; render: (rows: readonly Row[]) => ReactNode }

/** The cards; drawn again when there are other rows, not with every change of what is asked for. */
const CardRows = memo(function CardRows<Row>({ rows, render }: CardRowsProps<Row>) {
  return render(rows)
}) as <Row>(props: CardRowsProps<Row>) => ReactNode

function footerOf(
  {
    rows,
    total,
    page,
    pageSize,
  }: { rows: readonly unknown[]; total: number; page: number; pageSize: number },
  words: ListWords,
): string {
  const from = (page - 1) * pageSize + 1
  return words.footer(from, from + rows.length - 1, total)
}
