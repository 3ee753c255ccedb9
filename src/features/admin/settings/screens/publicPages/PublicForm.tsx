import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { claimLimits, claimNames, type PublicFacts } from '@/domain/publicFacts'
import type { Claims } from '@/domain/serviceFacts'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import type { ErrorSummaryItem } from '@/ui/ErrorSummary'
import { TextField } from '@/ui/TextField'
import { readPublicFactsAtom, savePublicFactsAtom } from '../../publicFactsState'
import { settingWords, type SettingWords } from '../../words'
import { FormTrouble } from '../FormTrouble'
import { SaveBar } from '../SaveBar'
import { useVersionedForm } from '../useVersionedForm'
import { ShopsField, shopFieldId } from './ShopsField'
import {
  claimMistakes,
  claimsOf,
  draftOf,
  shopFields,
  shopMistakes,
  shopsOf,
  type PublicDraft,
  type ShopMistake,
} from './publicForm'

const claimId = (claim: string) => `claim-${claim}`

/** The form of the shops and the claims. */
export function PublicForm({ facts }: { facts: PublicFacts }) {
  const words = useWords(settingWords).publicPages
  const save = useSetAtom(savePublicFactsAtom)
  const readLatest = useSetAtom(readPublicFactsAtom)
  const show = useSetAtom(showToastAtom)
  const form = useVersionedForm<PublicDraft, PublicFacts>({
    tab: 'public-pages',
    value: facts,
    draftOf,
    isWrong: (draft) => shopMistakes(draft).length > 0 || claimMistakes(draft).length > 0,
    save: (version, draft) => save({ version, shops: shopsOf(draft), claims: claimsOf(draft) }),
    readLatest,
    onSaved: () => show({ tone: 'success', title: words.saved, text: words.savedText }),
  })
  const isUnsent = form.problem.kind === 'unsent'
  const wrongShops = isUnsent ? shopMistakes(form.draft) : refusedShops()
  const wrongClaims = isUnsent
    ? claimMistakes(form.draft)
    : claimNames.filter((claim) => form.refusals.some(({ field }) => field === `claims.${claim}`))

  function refusedShops(): ShopMistake[] {
    return form.refusals.flatMap(({ field: path, problem }) => {
      const [, place, name] = /^shops\.(\d+)\.(\w+)$/.exec(path) ?? []
      const field = shopFields.find((known) => known === name)
      if (!field) return []
      const known = problem === 'required' || problem === 'not_offered' ? problem : 'invalid'
      return [{ place: Number(place), field, problem: known }]
    })
  }

  const errors: ErrorSummaryItem[] = [
    ...wrongShops.map((mistake) => ({
      fieldId: shopFieldId(form.draft.shops[mistake.place]?.key ?? '', mistake.field),
      message: shopMistakeWords(mistake, form.draft, words),
    })),
    ...wrongClaims.map((claim) => ({
      fieldId: claimId(claim),
      message: claimWords(claim, words),
    })),
  ]

  return (
    <>
      <FormTrouble
        problem={form.problem}
        attempt={form.attempt}
        errors={errors}
        partLabel={(part) => words.parts[part]}
        theirsOf={(part, theirs) =>
          `${words.parts[part]}: ${part === 'shops' ? theirs.shops.map(({ name }) => name).join(', ') : theirs[part]}`
        }
        onTake={form.take}
      />
      <ShopsField
        shops={form.draft.shops}
        errorOf={(place, field) => {
          const mistake = wrongShops.find((one) => one.place === place && one.field === field)
          return mistake && shopMistakeWords(mistake, form.draft, words)
        }}
        onChange={(shops) => form.change({ shops })}
      />
      <Card as="section" aria-labelledby="claims-title">
        <chakra.h3 id="claims-title" textStyle="card">
          {words.claims.title}
        </chakra.h3>
        <chakra.p color="fg.muted" mb="4">
          {words.claims.text}
        </chakra.p>
        <chakra.div
          display="grid"
          gap="4"
          alignItems="end"
          gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))"
        >
          {claimNames.map((claim) => (
            <TextField
              key={claim}
              id={claimId(claim)}
              label={words.parts[claim]}
              hint={claim === 'rating' ? words.claims.hints.rating : undefined}
              error={wrongClaims.includes(claim) ? claimWords(claim, words) : undefined}
              inputMode={claim === 'rating' ? 'decimal' : 'numeric'}
              autoComplete="off"
              required
              maxLength={9}
              value={form.draft[claim]}
              onChange={({ target }) => form.change({ [claim]: target.value })}
            />
          ))}
        </chakra.div>
      </Card>
      <SaveBar
        status={form.isUnsaved ? words.unsaved : words.nothing}
        isUnsaved={form.isUnsaved}
        isSaving={form.isBusy}
        save={words.save}
        onSave={() => void form.send()}
        onDiscard={form.discard}
      />
    </>
  )
}

type PublicWords = SettingWords['publicPages']

function claimWords(claim: keyof Claims, { claims, parts }: PublicWords): string {
  return claim === 'rating'
    ? claims.wrongRating
    : claims.wrong(parts[claim], claimLimits[claim].max)
}

function shopMistakeWords(
  { place, field, problem }: ShopMistake,
  { shops: typed }: PublicDraft,
  { shops: words }: PublicWords,
): string {
  const shop = words.named(place + 1, typed[place]?.name.trim() ?? '')
  if (problem === 'required') return words.required(shop, words.fields[field])
  if (problem === 'not_offered' && field === 'zipCode') return words.unknownZip(shop)
  return field in words.invalid
    ? words.invalid[field as keyof Omit<typeof words.invalid, 'other'>](shop)
    : words.invalid.other(shop, words.fields[field])
}
