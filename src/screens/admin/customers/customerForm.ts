import { customers } from '@/content/en/admin/customers'
import { customerStatuses, type Customer, type CustomerFields } from '@/domain/customers'
import type { FormField, FormValues } from '../shared/formFields'

const { fields: labels, hints } = customers.form

/** The customer's form. */
export const customerFields: readonly FormField[] = [
  { name: 'name', label: labels.name, kind: 'text', required: true },
  { name: 'email', label: labels.email, kind: 'email', most: 254, width: 'half' },
  { name: 'phone', label: labels.phone, kind: 'tel', width: 'half' },
  { name: 'address', label: labels.address, kind: 'text', most: 500 },
  {
    name: 'status',
    label: labels.status,
    kind: 'choice',
    required: true,
    options: customerStatuses.map((value) => ({ value, label: customers.statuses[value] })),
  },
  { name: 'notes', label: labels.notes, kind: 'long', hint: hints.notes },
]

export const newCustomer: FormValues = { status: 'Active' }

export function customerValues({
  name,
  email,
  phone,
  address,
  status,
  notes,
}: Customer): FormValues {
  return { name, email, phone, address, status, notes }
}

/** What is sent of the form's values. */
export function customerOf(values: FormValues): CustomerFields {
  return {
    name: values.name ?? '',
    email: values.email ?? '',
    phone: values.phone ?? '',
    address: values.address ?? '',
    status: customerStatuses.find((status) => status === values.status) ?? 'Active',
    notes: values.notes ?? '',
  }
}
