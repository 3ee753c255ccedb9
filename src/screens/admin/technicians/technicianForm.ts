import { technicians } from '@/content/en/admin/technicians'
import { technicianStatuses, type Technician, type TechnicianFields } from '@/domain/technicians'
import type { FormField, FormValues } from '../shared/formFields'

const { fields: labels, hints, wrongRating, tooMany } = technicians.form

const mostSpecialties = 20

/** The technician's form. */
export const technicianFields: readonly FormField[] = [
  { name: 'name', label: labels.name, kind: 'text', required: true },
  {
    name: 'email',
    label: labels.email,
    kind: 'email',
    required: true,
    most: 254,
    hint: hints.email,
  },
  { name: 'phone', label: labels.phone, kind: 'tel', width: 'half' },
  { name: 'location', label: labels.location, kind: 'text', width: 'half' },
  {
    name: 'specialties',
    label: labels.specialties,
    kind: 'text',
    most: 1000,
    hint: hints.specialties,
    check: (text) => (specialtiesOf(text).length > mostSpecialties ? tooMany : null),
  },
  {
    name: 'dutyStatus',
    label: labels.dutyStatus,
    kind: 'choice',
    required: true,
    width: 'half',
    hint: hints.dutyStatus,
    options: technicianStatuses.map((value) => ({ value, label: value })),
  },
  {
    name: 'rating',
    label: labels.rating,
    kind: 'text',
    required: true,
    width: 'half',
    hint: hints.rating,
    check: (text) => (/^([0-4](\.\d)?|5(\.0)?)$/.test(text) ? null : wrongRating),
  },
]

export const newTechnician: FormValues = { dutyStatus: 'available', rating: '5.0' }

export function technicianValues(technician: Technician): FormValues {
  return {
    name: technician.name,
    email: technician.email,
    phone: technician.phone,
    location: technician.location,
    specialties: technician.specialties.join(', '),
    dutyStatus: technician.dutyStatus,
    rating: technician.rating.toFixed(1),
  }
}

/** What is sent of the form's values. */
export function technicianOf(values: FormValues): TechnicianFields {
  return {
    name: values.name ?? '',
    email: values.email ?? '',
    phone: values.phone ?? '',
    location: values.location ?? '',
    specialties: specialtiesOf(values.specialties ?? ''),
    dutyStatus: technicianStatuses.find((status) => status === values.dutyStatus) ?? 'available',
    rating: Number(values.rating),
  }
}

/** Words separated by commas, each once. */
function specialtiesOf(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean)
}
