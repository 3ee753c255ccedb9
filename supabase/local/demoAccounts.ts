import { demoPeople } from '@mocks/fixtures/people'
import type { Role } from '@/domain/roles'

/** A person to sign in as on the embedded backend. Never part of a build for a hosted project. */
export type DemoAccount = { email: string; role: Role; firstName: string; lastName: string }

export { demoPassword } from '@mocks/fixtures/people'

/** The people of the mocks, one for each role, so that both backends know the same ones. */
export const demoAccounts: readonly DemoAccount[] = Object.values(demoPeople).map(
  ({ email, role, firstName, lastName }) => ({ email, role, firstName, lastName }),
)
