import type { Erasure, ErasurePlan } from '@/domain/personalData'
import { asFileText, type BusinessCall } from './businessCall'
import type { Answer } from './recordsGateway'

export type PersonalDataGateway = {
  /** Everything that is held about a customer, as the text of a file for them. Noted in the history. */
  export(customerId: string): Answer<string>
  /** What erasing a customer would do. */
  plan(customerId: string): Answer<ErasurePlan>
  /** For good; a second time changes nothing more. Refused (`in_use`) while a job is open. */
  erase(customerId: string): Answer<Erasure>
}

export function createPersonalDataGateway(
  call: BusinessCall,
  /** Keys of the file stay as the database writes them. */
  callUnchanged: BusinessCall,
): PersonalDataGateway {
  return {
    async export(customerId) {
      return asFileText(await callUnchanged('export_customer', { customer_id: customerId }), 2)
    },
    plan: (customerId) => call('erasure_plan', { customerId }),
    erase: (customerId) => call('erase_customer', { customerId }),
  }
}
