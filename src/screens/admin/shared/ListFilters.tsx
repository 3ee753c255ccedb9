import { chakra } from '@chakra-ui/react'
import { Funnel } from 'lucide-react'
import { common } from '@/content/en/admin/common'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
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
  const set = Object.values(values).filter(Boolean).length
  return (
    <Button aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Funnel aria-hidden="true" size={18} />
      {common.filter}
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
          <SelectField
            key={filter.column}
            label={filter.label}
            placeholder={common.anything}
            options={filter.options}
            value={values[filter.column] ?? ''}
            onChange={(event) => set(filter.column, event.target.value)}
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
