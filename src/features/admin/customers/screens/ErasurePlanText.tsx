import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { businessToday } from '@/domain/businessTime'
import type { ErasurePlan, KeptRecord } from '@/domain/personalData'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { customerWords } from '../words'

/** Records that are named one by one at most. */
const maxNamed = 6

/** What erasing a customer does, and what has to stay, until when and why. */
export function ErasurePlanText({ plan }: { plan: ErasurePlan }) {
  const { erasure: words } = useWords(customerWords)
  const formats = useFormats()
  const { goes, stays } = words
  const named = (records: readonly string[]) => namedRecords(records, stays.more)
  const hasWork = plan.kept.length + plan.over.length > 0
  const quotes = plan.quotes.map(({ id, matchedBy }) => `${id} (${words.matchedBy[matchedBy]})`)
  return (
    <>
      <Group title={goes.title}>
        <li>{goes.contacts}</li>
        {quotes.length > 0 && (
          <li>
            {goes.quotes(quotes.length)} {named(quotes)}
          </li>
        )}
        {hasWork && <li>{goes.photos(plan.photos)}</li>}
        {plan.over.length > 0 && <li>{goes.over(plan.keptYears, named(plan.over))}</li>}
        {plan.account === 'deleted' && <li>{goes.account}</li>}
      </Group>
      {(plan.kept.length > 0 || plan.account === 'unlinked') && (
        <Group title={stays.title} before={plan.kept.length > 0 && stays.why(plan.keptYears)}>
          {daysOf(plan.kept).map(({ until, ids }) => (
            <li key={until}>{stays.records(named(ids), formats.day(until))}</li>
          ))}
          {plan.account === 'unlinked' && <li>{stays.account}</li>}
        </Group>
      )}
      {plan.unsure.length > 0 && (
        <Group title={words.unsure.title}>
          <li>{words.unsure.text(named(plan.unsure))}</li>
        </Group>
      )}
      {plan.lastBackupAt && (
        <Alert tone="warning" title={words.backups.title}>
          {words.backups.text(formats.day(businessToday(new Date(plan.lastBackupAt))))}
        </Alert>
      )}
    </>
  )
}

/** The records by the day until which they stay, soonest first. */
function daysOf(kept: readonly KeptRecord[]): { until: string; ids: string[] }[] {
  return [...new Set(kept.map(({ until }) => until))].sort().map((until) => ({
    until,
    ids: kept.filter((record) => record.until === until).map(({ id }) => id),
  }))
}

/** The first of many, and how many more there are. */
function namedRecords(records: readonly string[], more: (count: number) => string): string {
  const rest = records.length - maxNamed
  const first = records.slice(0, maxNamed).join(', ')
  return rest > 0 ? `${first} ${more(rest)}` : first
}

type GroupProps = { title: string; before?: ReactNode; children: ReactNode }

function Group({ title, before, children }: GroupProps) {
  return (
    <section>
      <chakra.h3 textStyle="label" mb="1">
        {title}
      </chakra.h3>
      {before && (
        <chakra.p textStyle="small" color="fg.muted" mb="1">
          {before}
        </chakra.p>
      )}
      <chakra.ul m="0" ps="5" listStyleType="disc" display="grid" gap="1">
        {children}
      </chakra.ul>
    </section>
  )
}
