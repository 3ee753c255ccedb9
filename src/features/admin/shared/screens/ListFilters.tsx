import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { Funnel } from 'lucide-react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { sharedAdminWords } from '../words'
import type { ListFilter } from './listWords'

type Values = Readonly<Record<string, string>>

type FilterButtonProps = {
  values: Values
  isOpen: boolean
  onToggle: () => void
  /** The id of the panel it opens. */
  controls: string
}

/** Opens and closes the filters, and says how many are set. */
export function FilterButton({ values, isOpen, onToggle, controls }: FilterButtonProps) {
  const { common } = useWords(sharedAdminWords)
  const set = Object.values(values).filter(Boolean).length
  return (
    <Button aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Funnel aria-hidden="true" size={18} />
      <span>{common.filter}</span>
      {set > 0 && (
        <chakra.span
          px="1.5"
          minW="1.5rem"
          borderRadius="full"
          bg="accent.muted"
          color="accent.fg"
          fontSize="xs"
        >
          {set}
        </chakra.span>
      )}
    </Button>
  )
}

type FilterPanelProps = {
  id: string
  filters: readonly ListFilter[]
  values: Values
  onChange: (values: Values) => void
}

/** The filters of a list; each works as soon as it is set. */
export function FilterPanel({ id, filters, values, onChange }: FilterPanelProps) {
  const { common } = useWords(sharedAdminWords)
  const isSet = Object.values(values).some(Boolean)
  const set = (key: string, value: string) => {
    const { [key]: _before, ...others } = values
    onChange(value ? { ...others, [key]: value } : others)
  }
  return (
    <chakra.div
      id={id}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(12rem, 100%), 1fr))"
      alignItems="end"
      gap="4"
      p="4"
      bg="bg.subtle"
      borderRadius="lg"
    >
      {filters.map((filter) =>
        filter.kind === 'choice' ? (
          <Choice
            key={filter.column}
            filter={filter}
            value={values[filter.column] ?? ''}
            onChange={(value) => set(filter.column, value)}
          />
        ) : (
          [
            { key: `${filter.column}From`, label: common.from(filter.label) },
            { key: `${filter.column}To`, label: common.to(filter.label) },
          ].map(({ key, label }) => (
            <TextField
              key={key}
              type="date"
              label={label}
              value={values[key] ?? ''}
              onChange={(event) => set(key, event.target.value)}
            />
          ))
        ),
      )}
      {isSet && (
        <chakra.div>
          <Button variant="plain" onClick={() => onChange({})}>
            {common.clearFilters}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}

type ChoiceFilter = Extract<ListFilter, { kind: 'choice' }>
type ChoiceProps = { filter: ChoiceFilter; value: string; onChange: (value: string) => void }

function Choice({ filter, ...rest }: ChoiceProps) {
  return 'optionsAtom' in filter ? (
    <AskedChoice filter={filter} {...rest} />
  ) : (
    <ChoiceSelect label={filter.label} options={filter.options} {...rest} />
  )
}

type AskedFilter = Extract<ChoiceFilter, { optionsAtom: unknown }>

function AskedChoice({ filter, value, onChange }: ChoiceProps & { filter: AskedFilter }) {
  const options = useAtomValue(filter.optionsAtom)
  // A shared address names a value before the server has answered what there is.
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <ChoiceSelect
      label={filter.label}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}

type ChoiceSelectProps = Pick<ChoiceProps, 'value' | 'onChange'> & {
  label: string
  options: readonly { value: string; label: string }[]
}

function ChoiceSelect({ label, options, value, onChange }: ChoiceSelectProps) {
  const { common } = useWords(sharedAdminWords)
  return (
    <SelectField
      label={label}
      placeholder={common.anything}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
