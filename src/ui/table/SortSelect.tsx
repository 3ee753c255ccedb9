import { chakra } from '@chakra-ui/react'
import { SelectField } from '../SelectField'
import type { DataColumn, TableSort, TableWords } from './columns'
import { tableStyles } from './tableStyles'

type SortSelectProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  words: TableWords
}

/** The order of the rows where the table is narrow and has no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort, words }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ sort: key, header }) =>
    key
      ? [
          { value: `${key} asc`, label: `${header}, ${words.ascending}` },
          { value: `${key} desc`, label: `${header}, ${words.descending}` },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <chakra.div css={tableStyles.sortSelect}>
      <SelectField
        label={words.sortBy}
        options={options}
        value={sort ? `${sort.sort} ${sort.descending ? 'desc' : 'asc'}` : ''}
        onChange={(event) => {
          const [key = '', direction] = event.target.value.split(' ')
          onSort({ sort: key, descending: direction === 'desc' })
        }}
      />
    </chakra.div>
  )
}
