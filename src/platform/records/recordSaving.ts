import { atom, type Atom } from 'jotai'
import type { Answer } from './recordsGateway'
import type { RecordKind } from '@/domain/history'
import type { SentForm } from '@/domain/idempotencyKey'
import { changeRecord, type AnyRecord } from './recordList'
import { refreshAtom } from '@/platform/query/view'

/**
 * A form that was sent: the record it was opened for (null makes a new one), what was filled in, and which
 * form it is, so that it makes one record however often it is sent.
 */
export type RecordForm<Row, Fields> = { record: Row | null; fields: Fields; form?: SentForm }

type SavingGateway<Row, Fields> = {
  save(record: Row | null, fields: Fields, form?: SentForm): Answer<Row>
}

/**
 * The verb that saves a record's form. An edit shows at once and is taken back when it is refused; a
 * new record shows when the server has given it its id. Answers the record as it is stored.
 * @param expectedOf what the list shows before the answer; the fields themselves when left out
 */
export function recordSaving<Row extends AnyRecord, Fields extends object>(
  kind: RecordKind,
  gatewayAtom: Atom<SavingGateway<Row, Fields>>,
  expectedOf: (fields: Fields, record: Row) => Partial<Row>,
) {
  return atom(null, async (get, set, { record, fields, form }: RecordForm<Row, Fields>) => {
    if (record) {
      return changeRecord<Row, Row>(get, set, kind, {
        record,
        expected: expectedOf(fields, record),
        call: () => get(gatewayAtom).save(record, fields),
      })
    }
    const outcome = await get(gatewayAtom).save(null, fields, form)
    if (outcome.ok) void set(refreshAtom)
    return outcome
  })
}
