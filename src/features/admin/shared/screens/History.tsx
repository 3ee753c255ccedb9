import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import type { HistoryEntry } from '@/domain/history'
import { useFormats } from '@/platform/formats/formats'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords, type SharedAdminWords } from '../words'
import { stateView } from '@/ui/stateView'

/** Changes of one entry that are spelled out at most. */
const maxChanges = 4

/** Who changed what and when, newest first. */
export function History<Row extends AnyRecord>({ list }: { list: RecordList<Row> }) {
  const { common, failures } = useWords(sharedAdminWords)
  const words = common.details
  const view = useAtomValue(list.historyViewAtom)
  return (
    <chakra.section mt="8">
      <chakra.h3 textStyle="card" mb="3">
        {words.history}
      </chakra.h3>
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText isPart>{words.historyLoading}</LoadingText>
          <Skeleton width="70%" />
          <Skeleton width="55%" />
        </chakra.div>
      )}
      {view.status === 'error' && (
        <chakra.p {...stateView('error')} color="fg.muted">
          {businessFailureWords(view.failure, failures).title}
        </chakra.p>
      )}
      {view.status === 'ready' && view.value.length === 0 && (
        <chakra.p color="fg.muted">{words.noHistory}</chakra.p>
      )}
      {view.status === 'ready' && view.value.length > 0 && (
        <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="4">
          {view.value.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  )
}

type DetailWords = SharedAdminWords['common']['details']

function Entry({ entry }: { entry: HistoryEntry }) {
  const words = useWords(sharedAdminWords).common.details
  const formats = useFormats()
  const lines = linesOf(entry, words)
  return (
    <chakra.li ps="4" borderInlineStart="2px solid" borderColor="accent.border">
      <chakra.p textStyle="small" color="fg.muted">
        <chakra.strong color="fg" fontWeight="semibold">
          {entry.actor ?? words.system}
        </chakra.strong>
        {' · '}
        <time dateTime={entry.at}>{formats.instant(entry.at)}</time>
      </chakra.p>
      {lines.slice(0, maxChanges).map((line) => (
        <chakra.p key={line} textStyle="small" mt="0.5">
          {line}
        </chakra.p>
      ))}
      {lines.length > maxChanges && (
        <chakra.p textStyle="small" color="fg.muted">
          {words.more(lines.length - maxChanges)}
        </chakra.p>
      )}
    </chakra.li>
  )
}

function linesOf({ action, changes }: HistoryEntry, words: DetailWords): string[] {
  if (action === 'insert') return [words.made]
  if (action === 'delete') return [words.removed]
  if (action === 'restore') return [words.broughtBack]
  if (action === 'export') return [words.exported]
  if (action === 'erase') return [words.erased]
  return Object.entries(changes).map(([column, change]) => {
    const said = words.changed(fieldName(column))
    return change
      ? `${said}: ${valueText(change.from, words)} → ${valueText(change.to, words)}`
      : `${said} (${words.kept})`
  })
}

function valueText(value: unknown, words: DetailWords): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (Array.isArray(value))
    return value.map((each) => valueText(each, words)).join(', ') || words.nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The name of a stored field in the history: "scheduledDate" and "scheduled_date" → "scheduled date". */
function fieldName(column: string): string {
  return column
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/_id$/, '')
    .replaceAll('_', ' ')
}
