import { customerFields, customerStatuses } from '@/domain/customers'
import { labelled, type FormField } from '@/features/admin/shared/screens/formFields'
import { formField } from '@/features/admin/shared/screens/recordFields'
import type { CustomerWords } from '../words'

/** The fields of the customer's form. */
export function customerForm({ form, statuses }: CustomerWords): readonly FormField[] {
  const { fields: labels, hints } = form
  return [
    formField(customerFields, 'name', { label: labels.name }),
    formField(customerFields, 'email', { label: labels.email, width: 'half' }),
    formField(customerFields, 'phone', { label: labels.phone, width: 'half' }),
    formField(customerFields, 'address', { label: labels.address }),
    formField(customerFields, 'status', {
      label: labels.status,
      options: labelled(customerStatuses, statuses),
    }),
    formField(customerFields, 'notes', { label: labels.notes, hint: hints.notes }),
  ]
}
