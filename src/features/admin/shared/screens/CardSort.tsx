import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { SelectField } from '@/ui/SelectField'
import type { TableSort } from '@/ui/table/columns'
import { sharedAdminWords } from '../words'

/** What cards can be ordered by; `kind` decides how the two directions are told. */
export type SortChoice = { sort: string; label: string; kind?: 'names' | 'days' }

type CardSortProps<Row extends AnyRecord> = {
  list: RecordList<Row>
  choices: readonly SortChoice[]
  usualSort: TableSort
}

/** The order of cards, which have no headings to press. */
export function CardSort<Row extends AnyRecord>({ list, choices, usualSort }: CardSortProps<Row>) {
  const { cards } = useWords(sharedAdminWords)
  const { sort, descending } = useAtomValue(list.stateAtom)
  const show = useSetAtom(list.showAtom)
  const options = choices.flatMap(({ sort: key, label, kind }) =>
    [false, true].map((down) => ({
      value: `${key} ${down ? 'desc' : 'asc'}`,
      label:
        kind === 'names'
          ? cards.orderOfNames(label, down)
          : kind === 'days'
            ? cards.orderOfDays(label, down)
            : cards.order(label, down),
    })),
  )
  const shown = sort ? { sort, descending } : usualSort
  return (
    <chakra.div
      flex={{ base: '1 1 100%', md: '0 1 17rem' }}
      css={{
        '& label': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          clipPath: 'inset(50%)',
          overflow: 'hidden',
        },
      }}
    >
      <SelectField
        label={cards.sortBy}
        options={options}
        value={`${shown.sort} ${shown.descending ? 'desc' : 'asc'}`}
        onChange={(event) => {
          const [key = '', direction] = event.target.value.split(' ')
          show({ sort: key, descending: direction === 'desc' })
        }}
      />
    </chakra.div>
  )
}
