import { chakra } from '@chakra-ui/react'
import type { DataColumn, TableSort } from './columns'

type SortHeadingProps<Row> = {
  column: DataColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** A column's heading; where the column can be sorted, a button that turns the order round. */
export function SortHeading<Row>({ column, sort, onSort }: SortHeadingProps<Row>) {
  const key = column.sort
  const isSorted = key !== undefined && sort?.sort === key
  const order = !key
    ? undefined
    : isSorted
      ? sort.descending
        ? 'descending'
        : 'ascending'
      : 'none'
  return (
    <chakra.th
      role="columnheader"
      scope="col"
      aria-sort={order}
      data-align={column.align}
      style={{ minWidth: column.minWidth }}
    >
      {key && onSort ? (
        <chakra.button
          type="button"
          onClick={() => onSort({ sort: key, descending: isSorted ? !sort.descending : false })}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="8"
          mx="-1.5"
          px="1.5"
          border="0"
          borderRadius="sm"
          bg="transparent"
          color={isSorted ? 'accent.fg' : 'inherit'}
          font="inherit"
          cursor="pointer"
          _hover={{ bg: 'bg.emphasized', color: 'fg' }}
        >
          {column.header}
          <chakra.svg
            aria-hidden="true"
            viewBox="0 0 12 16"
            width="0.6rem"
            height="0.8rem"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M2 6.2 6 2l4 4.2" opacity={order === 'ascending' ? 1 : 0.35} />
            <path d="M2 9.8 6 14l4-4.2" opacity={order === 'descending' ? 1 : 0.35} />
          </chakra.svg>
        </chakra.button>
      ) : (
        column.header
      )}
    </chakra.th>
  )
}
