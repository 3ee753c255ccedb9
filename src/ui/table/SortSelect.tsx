import { chakra } from '@chakra-ui/react'
import { SelectField } from '../SelectField'
import type { DataColumn, TableSort, TableWords } from './columns'

type SortSelectProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  words: TableWords
}

/** The order of the rows on a phone, where the table has no headings to press. */
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
    <chakra.div display={{ base: 'block', md: 'none' }} mb="3">
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
