import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { quoteWords } from '../words'
import { businessToday } from '@/domain/businessTime'
import type { VehicleInfo } from '@/domain/quoteDraft'
import { useWords } from '@/platform/words/words'
import { mergeQuoteAtom, quoteDraftAtom } from '../state/quoteDraft'
import {
  checkZipAtom,
  loadVehicleSuggestionsAtom,
  vehicleSuggestionsAtom,
} from '../state/quoteHelp'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { ZipAdvice } from './ZipAdvice'

/**
 * Step 1. Every field is free text and nothing typed is refused; help comes
 * as hints. What is typed goes into the draft at once; `onContinue` is called when the form is sent.
 */
export function VehicleForm({ onContinue }: { onContinue: () => void }) {
  const words = useWords(quoteWords).vehicle
  const { vehicleInfo } = useAtomValue(quoteDraftAtom)
  const suggestions = useAtomValue(vehicleSuggestionsAtom)
  const merge = useSetAtom(mergeQuoteAtom)
  const checkZip = useSetAtom(checkZipAtom)
  const loadSuggestions = useSetAtom(loadVehicleSuggestionsAtom)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [today] = useState(() => businessToday(new Date()))
  const { zipCode } = vehicleInfo

  // The page arrives ready-made: whatever was typed before this ran is in the fields, not in the draft.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].filter(([, text]) => text !== '')
    if (typed.length > 0) merge('vehicleInfo', Object.fromEntries(typed) as Partial<VehicleInfo>)
  }, [merge])

  useEffect(() => void checkZip(zipCode), [checkZip, zipCode])

  const field = (name: keyof VehicleInfo) => ({
    id: `${id}-${name}`,
    name,
    label: words[name].label,
    value: vehicleInfo[name],
    onChange: (event: { target: { value: string } }) =>
      merge('vehicleInfo', { [name]: event.target.value }),
  })
  const suggesting = { autoComplete: 'off', onFocus: () => void loadSuggestions() }

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
      containerType="inline-size"
    >
      <chakra.div css={grid}>
        <TextField
          {...field('zipCode')}
          hint={words.zipCode.hint}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          {...field('phoneNumber')}
          hint={words.phoneNumber.hint}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <chakra.div
          gridColumn="1 / -1"
          mt="-2"
          _empty={{ position: 'absolute' }}
          aria-live="polite"
        >
          <ZipAdvice />
        </chakra.div>
        <chakra.div css={vehicleGrid}>
          <TextField
            {...field('year')}
            {...suggesting}
            inputMode="numeric"
            suggestions={suggestions?.modelYears(today)}
          />
          <TextField {...field('make')} {...suggesting} suggestions={suggestions?.makes} />
          <TextField
            {...field('model')}
            {...suggesting}
            suggestions={suggestions?.modelsOf(vehicleInfo.make)}
          />
        </chakra.div>
        <chakra.p gridColumn="1 / -1" textStyle="small" color="fg.muted" mt="-1">
          {words.notListed}
        </chakra.p>
      </chakra.div>
      <chakra.div mt="5">
        <Button type="submit" variant="action" size="lg" width="full">
          {words.submit}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** Fields of one row end on one line, however many lines their hints take. */
const grid = {
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 24rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

const vehicleGrid = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :last-child': { gridColumn: '1 / -1' },
  '@container (min-width: 14rem)': { gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)' },
  '@container (min-width: 24rem)': {
    gridTemplateColumns: 'minmax(0, 7rem) repeat(2, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: 'auto' },
  },
}
