import { technicianFields, technicianStatuses } from '@/domain/technicians'
import { labelled, type FormField } from '@/features/admin/shared/screens/formFields'
import { formField, listOf } from '@/features/admin/shared/screens/recordFields'
import type { TechnicianWords } from '../words'

const maxSpecialties = technicianFields.specialties.maxLength

/** The fields of the technician's form. */
export function technicianForm({ form, statuses }: TechnicianWords): readonly FormField[] {
  const { fields: labels, hints, tooMany, wrongRating } = form
  return [
    formField(technicianFields, 'name', { label: labels.name }),
    formField(technicianFields, 'email', { label: labels.email, hint: hints.email }),
    formField(technicianFields, 'phone', { label: labels.phone, width: 'half' }),
    formField(technicianFields, 'location', { label: labels.location, width: 'half' }),
    formField(technicianFields, 'specialties', {
      label: labels.specialties,
      hint: hints.specialties,
      check: (text) => (listOf(text).length > maxSpecialties ? tooMany : null),
    }),
    formField(technicianFields, 'dutyStatus', {
      label: labels.dutyStatus,
      hint: hints.dutyStatus,
      width: 'half',
      options: labelled(technicianStatuses, statuses),
    }),
    formField(technicianFields, 'rating', {
      label: labels.rating,
      hint: hints.rating,
      width: 'half',
      check: (text) => (/^([0-4](\.\d)?|5(\.0)?)$/.test(text) ? null : wrongRating),
    }),
  ]
}
