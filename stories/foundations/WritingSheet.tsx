import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { common } from '@/content/en/admin/common'
import { jobs } from '@/content/en/admin/jobs'
import { quotes } from '@/content/en/admin/quotes'
import { problemText, quoteAppointment } from '@/content/en/quoteAppointment'
import { formatMoney, formatWholeMoney } from '@/domain/money'
import { formatDate, formatShortDate } from '@/domain/pacificTime'
import { EmptyState } from '@/ui/EmptyState'
import { TextField } from '@/ui/TextField'
import { Part, Sheet } from './Sheet'

const shownDay = '2026-06-17'

/** How this product writes, with the words that it really says. */
export function WritingSheet() {
  return (
    <Sheet
      title="Writing"
      lead="Short, plain, and about the reader. Every example is a sentence of the product, taken from its word files."
    >
      <Rule title="Labels" say="Name the thing, in the field's own words. No colon, no please.">
        <TextField id="writing-label" label="Service address" />
      </Rule>
      <Rule
        title="Buttons"
        say="A verb and its object: what happens, not OK. Confirming a deletion repeats the verb."
      >
        <Words
          of={[quoteAppointment.submit, jobs.schedule, quotes.newQuote, common.askDelete.confirm]}
        />
      </Rule>
      <Rule
        title="Errors"
        say="Say what to do. The same words stand in the summary and beside the field."
      >
        <TextField
          id="writing-error"
          label="First name"
          error={problemText('firstName', 'required')}
        />
        <Words
          of={[
            problemText('date', 'in_the_past'),
            problemText('timeFrame', 'not_offered'),
            problemText('email', 'invalid'),
          ]}
        />
      </Rule>
      <Rule title="Empty states" say="First what is so, then what to do next.">
        <chakra.div bg="bg.surface" borderRadius="lg" boxShadow="card">
          <EmptyState title={quotes.empty.title} text={quotes.empty.text} />
        </chakra.div>
        <Words of={[`${jobs.empty.title}. ${jobs.empty.text}`, common.nothingMatches.text]} />
      </Rule>
      <Rule
        title="Dates and times"
        say="Weekday first, in Pacific Time whatever the browser's zone. A time frame names both ends."
      >
        <Words of={[formatDate(shownDay), formatShortDate(shownDay), '10:00 AM - 12:00 PM']} />
      </Rule>
      <Rule
        title="Money"
        say="Two decimals and a dollar sign; whole dollars only on tiles and price cards."
      >
        <Words of={[formatMoney(299), formatMoney(24_580.5), formatWholeMoney(24_500)]} />
      </Rule>
    </Sheet>
  )
}

function Rule({ title, say, children }: { title: string; say: string; children: ReactNode }) {
  return (
    <Part title={title}>
      <chakra.p mb="4" maxW="60ch">
        {say}
      </chakra.p>
      <chakra.div display="grid" gap="4" maxW="form">
        {children}
      </chakra.div>
    </Part>
  )
}

function Words({ of }: { of: readonly string[] }) {
  return (
    <chakra.ul m="0" ps="5" display="grid" gap="1">
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </chakra.ul>
  )
}
