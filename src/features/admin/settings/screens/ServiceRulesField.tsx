import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { capacityLimits } from '@/domain/capacity'
import type { SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { TextField } from '@/ui/TextField'
import { settingWords } from '../words'
import type { CapacityDraft } from './capacityForm'

type Rules = CapacityDraft['services']

type ServiceRulesFieldProps = {
  rules: Rules
  names: SharedWords['services']
  /** What technicians have, offered while typing. */
  specialties: readonly string[]
  onChange: (rules: Rules) => void
  /** The services whose minutes cannot be right. */
  wrong: readonly string[]
  error?: string
}

/** How long each service takes, and the skill that it needs. */
export function ServiceRulesField({
  rules,
  names,
  specialties,
  onChange,
  wrong,
  error,
}: ServiceRulesFieldProps) {
  const words = useWords(settingWords).advanced.capacity
  const id = useId()
  const { min, max } = capacityLimits.minutes
  const change = (service: string, changes: Partial<Rules[number]>) =>
    onChange(rules.map((rule) => (rule.serviceType === service ? { ...rule, ...changes } : rule)))
  return (
    <chakra.fieldset m="0" p="0" border="0" minW="0">
      <chakra.legend textStyle="card" p="0" mb="1">
        {words.parts.services}
      </chakra.legend>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {words.servicesHint}
      </chakra.p>
      {error && (
        <chakra.p role="alert" textStyle="small" fontWeight="semibold" color="danger.fg" mb="2">
          {error}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {rules.map(({ serviceType, minutes, specialty }) => {
          const name = names[serviceType].name
          return (
            <chakra.li
              key={serviceType}
              display="grid"
              gap="3"
              alignItems="end"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
            >
              <TextField
                id={`${id}-${serviceType}`}
                label={words.minutes(name)}
                inputMode="numeric"
                autoComplete="off"
                required
                value={minutes}
                error={
                  wrong.includes(serviceType)
                    ? words.outOf(words.minutes(name), min, max)
                    : undefined
                }
                onChange={({ target }) => change(serviceType, { minutes: target.value })}
              />
              <TextField
                label={words.skill(name)}
                maxLength={capacityLimits.text}
                autoComplete="off"
                suggestions={specialties}
                placeholder={words.anybody}
                value={specialty}
                onChange={({ target }) => change(serviceType, { specialty: target.value })}
              />
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.fieldset>
  )
}
