import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import type { Appointment } from '@/domain/technicianDay'
import { SelectField, type SelectFieldProps } from '@/ui/SelectField'
import { AppointmentChip } from '../AppointmentChip'

type JobFieldProps = Omit<SelectFieldProps, 'label' | 'options' | 'placeholder'> & {
  jobs: readonly Appointment[]
  /** The job that is chosen, if one is. */
  chosen: Appointment | undefined
}

/** Which job a dialog is about. With one job there is nothing to choose: it is only named. */
export function JobField({ jobs, chosen, ...select }: JobFieldProps) {
  const technician = useWords(technicianWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const { label, placeholder, option } = technician.forms.job
  if (jobs.length === 1 && chosen) {
    return (
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        p="3"
        bg="bg.muted"
        borderRadius="md"
      >
        <chakra.p flex="1 1 12rem" minW="0" lineHeight="1.35">
          <strong>{chosen.customer}</strong>
          <br />
          <span>
            {[
              formats.frameEnds(chosen.time).start,
              shared.services[chosen.serviceType].name,
              chosen.vehicle,
            ].join(' · ')}
          </span>
        </chakra.p>
        <AppointmentChip status={chosen.status} />
      </chakra.div>
    )
  }
  return (
    <SelectField
      {...select}
      label={label}
      placeholder={chosen ? undefined : placeholder}
      options={jobs.map(({ id, time, customer, serviceType }) => ({
        value: id,
        label: option(formats.frameEnds(time).start, customer, shared.services[serviceType].name),
      }))}
    />
  )
}
