import type { Customer, CustomerFields } from '@/domain/customers'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Technician, TechnicianFields, TechnicianFigures } from '@/domain/technicians'
import type { BusinessCall } from './businessCall'
import {
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from './recordsGateway'

export type CustomersGateway = RecordsGateway<Customer> & {
  save(customer: Saved | null, fields: Partial<CustomerFields>, form?: SentForm): Answer<Customer>
}

export function createCustomersGateway(call: BusinessCall): CustomersGateway {
  return {
    ...recordsGateway<Customer>(call, 'customers'),
    save: (customer, fields, form) =>
      call('save_record', { kind: 'customers', ...savedArguments(customer, form), fields }),
  }
}

export type TechniciansGateway = RecordsGateway<Technician> & {
  save(
    technician: Saved | null,
    fields: Partial<TechnicianFields>,
    form?: SentForm,
  ): Answer<Technician>
  figures(): Answer<TechnicianFigures>
}

export function createTechniciansGateway(call: BusinessCall): TechniciansGateway {
  return {
    ...recordsGateway<Technician>(call, 'technicians'),
    save: (technician, fields, form) =>
      call('save_record', { kind: 'technicians', ...savedArguments(technician, form), fields }),
    figures: () => call('technician_figures'),
  }
}
