import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { words as shared } from '@/features/admin/shared/words/en'
import { words as jobs } from '@/features/admin/jobs/words/en'
import { words as quotes } from '@/features/admin/quotes/words/en'
import { problemText } from '@/features/quote/words'
import { words as quote } from '@/features/quote/words/en'
import { formatsIn } from '@/platform/formats/formats'
import { EmptyState } from '@/ui/EmptyState'
import { TextField } from '@/ui/TextField'
import { Part, Sheet } from './Sheet'

const { longDay, shortDay, money, wholeMoney } = formatsIn('en')
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
          of={[
            quote.appointment.submit,
            jobs.schedule,
            quotes.newQuote,
            shared.common.askDelete.confirm,
          ]}
        />
      </Rule>
      <Rule
        title="Errors"
        say="Say what to do. The same words stand in the summary and beside the field."
      >
        <TextField
          id="writing-error"
          label="First name"
          error={problemText(quote, 'firstName', 'required')}
        />
        <Words
          of={[
            problemText(quote, 'date', 'in_the_past'),
            problemText(quote, 'timeFrame', 'not_offered'),
            problemText(quote, 'email', 'invalid'),
          ]}
        />
      </Rule>
      <Rule title="Empty states" say="First what is so, then what to do next.">
        <chakra.div bg="bg.surface" borderRadius="lg" boxShadow="card">
          <EmptyState title={quotes.empty.title} text={quotes.empty.text} />
        </chakra.div>
        <Words
          of={[`${jobs.empty.title}. ${jobs.empty.text}`, shared.common.nothingMatches.text]}
        />
      </Rule>
      <Rule
        title="Dates and times"
        say="Weekday first, in Pacific Time whatever the browser's zone. A time frame names both ends."
      >
        <Words of={[longDay(shownDay), shortDay(shownDay), '10:00 AM - 12:00 PM']} />
      </Rule>
      <Rule
        title="Money"
        say="Two decimals and a dollar sign; whole dollars only on tiles and price cards."
      >
        <Words of={[money(299), money(24_580.5), wholeMoney(24_500)]} />
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
      <chakra.div display="grid" gap="4" maxW="form" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
    </Part>
  )
}

function Words({ of }: { of: readonly string[] }) {
  return (
    <chakra.ul m="0" ps="5" display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </chakra.ul>
  )
}
