import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { highestPrice, type ServicePriceList } from '@/domain/servicePrices'
import type { ServiceType } from '@/domain/services'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { TextField } from '@/ui/TextField'
import { readPricesAtom, savePricesAtom } from '../../pricesState'
import { settingWords } from '../../words'
import { twoColumns } from '../formLayout'
import { FormTrouble } from '../FormTrouble'
import { SaveBar } from '../SaveBar'
import { Toggle } from '../Toggle'
import { useVersionedForm } from '../useVersionedForm'
import {
  draftOf,
  kindsOf,
  priceMistakes,
  servicesOf,
  type PriceDraft,
  type PriceKind,
  type PriceMistake,
  type PriceRow,
} from './priceForm'

const priceId = (service: string, kind: string) => `price-${service}-${kind}`

/** The form of the prices: a card for each service. */
export function PricesForm({ prices }: { prices: ServicePriceList }) {
  const words = useWords(settingWords).prices
  const { services, glassTypes } = useWords(sharedWords)
  const { price } = useFormats()
  const save = useSetAtom(savePricesAtom)
  const readLatest = useSetAtom(readPricesAtom)
  const show = useSetAtom(showToastAtom)
  const form = useVersionedForm<PriceDraft, ServicePriceList>({
    tab: 'prices',
    value: prices,
    draftOf,
    isWrong: (draft) => priceMistakes(draft).length > 0,
    save: (version, draft) => save({ version, services: servicesOf(draft) }),
    readLatest,
    onSaved: () => show({ tone: 'success', title: words.saved, text: words.savedText }),
  })
  const labels: Readonly<Record<PriceKind, string>> = { ...glassTypes, none: words.onePrice }
  const mistakes = form.problem.kind === 'unsent' ? priceMistakes(form.draft) : refused()

  function refused(): PriceMistake[] {
    return form.refusals.map(({ field, problem }) => {
      const [service, kind] = field.split('.')
      return {
        service: service as ServiceType,
        kind: (kind ?? 'none') as PriceKind,
        problem: problem === 'required' || problem === 'not_offered' ? problem : 'invalid',
      }
    })
  }

  function wordsOf({ service, kind, problem }: PriceMistake): string {
    const field = words.field(services[service]?.name ?? service, labels[kind] ?? kind)
    if (problem === 'required') return words.required(field)
    return problem === 'not_offered' ? words.notOffered(field) : words.invalid(field, highestPrice)
  }

  const inWords = (row: PriceRow) =>
    kindsOf(row)
      .map((kind) => `${labels[kind]} ${price(Number(row[kind]))}`)
      .join(', ')

  return (
    <>
      <FormTrouble
        problem={form.problem}
        attempt={form.attempt}
        errors={mistakes.map((mistake) => ({
          fieldId: priceId(mistake.service, mistake.kind),
          message: wordsOf(mistake),
        }))}
        partLabel={(service) => services[service].name}
        theirsOf={(service, theirs) =>
          words.field(services[service].name, inWords(theirs[service]))
        }
        onTake={form.take}
      />
      <chakra.div {...twoColumns}>
        {(Object.keys(form.draft) as ServiceType[]).map((service) => (
          <ServicePrices
            key={service}
            service={service}
            row={form.draft[service]}
            labels={labels}
            errorOf={(kind) => {
              const mistake = mistakes.find((one) => one.service === service && one.kind === kind)
              return mistake && wordsOf(mistake)
            }}
            onChange={(row) => form.change({ [service]: row })}
          />
        ))}
      </chakra.div>
      <SaveBar
        status={form.isUnsaved ? words.unsaved(form.changed.length) : words.nothing}
        isUnsaved={form.isUnsaved}
        isSaving={form.isBusy}
        save={words.save}
        onSave={() => void form.send()}
        onDiscard={form.discard}
      />
    </>
  )
}

type ServicePricesProps = {
  service: ServiceType
  row: PriceRow
  labels: Readonly<Record<PriceKind, string>>
  errorOf: (kind: PriceKind) => string | undefined
  onChange: (row: PriceRow) => void
}

function ServicePrices({ service, row, labels, errorOf, onChange }: ServicePricesProps) {
  const words = useWords(settingWords).prices
  const { services } = useWords(sharedWords)
  return (
    <Card as="section" role="group" aria-labelledby={priceId(service, 'title')}>
      <chakra.h3 id={priceId(service, 'title')} textStyle="card" mb="1">
        {services[service].name}
      </chakra.h3>
      <Toggle
        id={priceId(service, 'one')}
        label={words.oneLabel}
        isOn={row.isOne}
        states={[words.yes, words.no]}
        onChange={(isOne) => onChange({ ...row, isOne })}
      />
      <chakra.div
        mt="3"
        display="grid"
        gap="3"
        alignItems="end"
        gridTemplateColumns="repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))"
      >
        {kindsOf(row).map((kind) => (
          <TextField
            key={kind}
            id={priceId(service, kind)}
            label={labels[kind]}
            hint={kind === 'none' ? words.oneHint : undefined}
            error={errorOf(kind)}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={12}
            value={row[kind]}
            onChange={({ target }) => onChange({ ...row, [kind]: target.value })}
          />
        ))}
      </chakra.div>
    </Card>
  )
}
