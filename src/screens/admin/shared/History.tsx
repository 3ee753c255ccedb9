import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { common, fieldName } from '@/content/en/admin/common'
import { businessFailureWords } from '@/content/en/admin/failures'
import type { HistoryEntry } from '@/domain/history'
import type { AnyRecord, RecordList } from '@/state/admin/recordList'
import { Skeleton } from '@/ui/Skeleton'
import { formatInstant } from './formatInstant'

const words = common.details

/** Most changes of one entry that are spelled out. */
const mostChanges = 4

/** Who changed what and when, newest first. */
export function History<Row extends AnyRecord>({ list }: { list: RecordList<Row> }) {
  const view = useAtomValue(list.historyViewAtom)
  return (
    <chakra.section mt="8">
      <chakra.h3 textStyle="card" mb="3">
        {words.history}
      </chakra.h3>
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <Skeleton width="70%" />
          <Skeleton width="55%" />
        </chakra.div>
      )}
      {view.status === 'error' && (
        <chakra.p color="fg.muted">{businessFailureWords(view.failure).title}</chakra.p>
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

function Entry({ entry }: { entry: HistoryEntry }) {
  const lines = linesOf(entry)
  return (
    <chakra.li ps="4" borderInlineStart="2px solid" borderColor="accent.border">
      <chakra.p textStyle="small" color="fg.muted">
        <chakra.strong color="fg" fontWeight="semibold">
          {entry.actor ?? words.system}
        </chakra.strong>
        {' · '}
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      </chakra.p>
      {lines.slice(0, mostChanges).map((line) => (
        <chakra.p key={line} textStyle="small" mt="0.5">
          {line}
        </chakra.p>
      ))}
      {lines.length > mostChanges && (
        <chakra.p textStyle="small" color="fg.muted">
          {words.more(lines.length - mostChanges)}
        </chakra.p>
      )}
    </chakra.li>
  )
}

function linesOf({ action, changes }: HistoryEntry): string[] {
  if (action === 'insert') return [words.made]
  if (action === 'delete') return [words.removed]
  if (action === 'restore') return [words.broughtBack]
  if (action === 'export') return [words.exported]
  if (action === 'erase') return [words.erased]
  return Object.entries(changes).map(([column, change]) => {
    const field = fieldName(column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    const said = words.changed(field)
    return change ? `${said}: ${text(change.from)} → ${text(change.to)}` : `${said} (${words.kept})`
  })
}

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (Array.isArray(value)) return value.map(text).join(', ') || words.nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
