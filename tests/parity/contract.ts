import { appointmentChecks } from './business/appointments'
import { capacityChecks } from './business/capacity'
import { capacitySettingChecks } from './business/capacitySettings'
import { figureChecks } from './business/figures'
import { listChecks } from './business/lists'
import { officeChecks } from './business/office'
import { peopleChecks } from './business/people'
import { priceChecks } from './business/prices'
import { publicFactChecks } from './business/publicFacts'
import { rightChecks } from './business/rights'
import { savingChecks } from './business/saving'
import { technicianDayChecks } from './business/technician'
import { waitingChecks } from './business/waiting'
import { workflowChecks } from './business/workflow'
import type { Check } from './check'
import { accountChecks } from './checks/account'
import { personalDataChecks } from './checks/personalData'
import { profileChecks } from './checks/profiles'
import { quoteRefusalChecks } from './checks/quoteRefusals'
import { quoteChecks } from './checks/quotes'
import { refreshChecks } from './checks/refresh'
import { restChecks } from './checks/rest'
import { roleChecks } from './checks/roles'
import { secondFactorChecks } from './checks/secondFactor'
import { signInChecks } from './checks/signIn'
import { signOutChecks } from './checks/signOut'
import { signUpChecks } from './checks/signUp'
import { technicianChecks } from './checks/technician'
import { storageChecks } from './checks/storage'
import { timeFrameChecks } from './checks/timeFrames'

/** The whole contract, in the order in which it is run. */
export const contract: readonly Check[] = [
  ...signInChecks,
  ...signUpChecks,
  ...refreshChecks,
  ...signOutChecks,
  ...accountChecks,
  ...secondFactorChecks,
  ...profileChecks,
  ...roleChecks,
  ...restChecks,
  ...quoteChecks,
  ...quoteRefusalChecks,
  ...timeFrameChecks,
  ...technicianChecks,
  ...personalDataChecks,
  ...listChecks,
  ...figureChecks,
  ...rightChecks,
  ...savingChecks,
  ...workflowChecks,
  ...technicianDayChecks,
  ...appointmentChecks,
  ...waitingChecks,
  ...storageChecks,
  ...officeChecks,
  ...capacityChecks,
  ...capacitySettingChecks,
  ...priceChecks,
  ...publicFactChecks,
  ...peopleChecks,
]
