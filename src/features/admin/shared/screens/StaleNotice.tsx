import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { sharedAdminWords } from '../words'
import { optionsOf, type FormField, type FormValues } from './formFields'

type StaleNoticeProps = {
  fields: readonly FormField[]
  /** What the form began with. */
  base: FormValues
  theirs: FormValues
  yours: FormValues
  /** Puts their value into the form. */
  onTake: (name: string) => void
}

/** What somebody else changed while the form was open, field by field, to be taken or not. */
export function StaleNotice({ fields, base, theirs, yours, onTake }: StaleNoticeProps) {
  const words = useWords(sharedAdminWords).common.form.stale
  const changed = fields.filter(
    ({ name }) => (theirs[name] ?? '') !== base[name] && (theirs[name] ?? '') !== yours[name],
  )
  const say = (field: FormField, values: FormValues) => {
    const value = values[field.name] ?? ''
    const option = optionsOf(field, values).find((offered) => offered.value === value)
    return option?.label ?? (value || words.empty)
  }
  return (
    <Alert tone="warning" announce="assertive" title={words.title}>
      <p>{changed.length === 0 ? words.same : words.text}</p>
      <chakra.ul listStyleType="none" m="0" mt="2" p="0" display="grid" gap="3">
        {changed.map((field) => (
          <chakra.li
            key={field.name}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
          >
            <chakra.div minW="0">
              <chakra.p fontWeight="semibold">{field.label}</chakra.p>
              <p>{`${words.theirs}: ${say(field, theirs)}`}</p>
              <p>{`${words.yours}: ${say(field, yours)}`}</p>
            </chakra.div>
            <Button size="sm" onClick={() => onTake(field.name)}>
              {words.take(field.label)}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Alert>
  )
}
