import type { Role } from '@/domain/roles'

/** A person to sign in as on the embedded backend. Never part of a build for a hosted project. */
export type DemoAccount = { email: string; role: Role; firstName: string; lastName: string }

/** One password for all demo accounts: they exist on this machine only. */
export const demoPassword = 'sunline-demo-2026'

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'superadmin@sunline.example',
    role: 'super_admin',
    firstName: 'Sofia',
    lastName: 'Reyes',
  },
  { email: 'admin@sunline.example', role: 'admin', firstName: 'Admin', lastName: 'User' },
  {
    email: 'technician@sunline.example',
    role: 'technician',
    firstName: 'Mike',
    lastName: 'Torres',
  },
  { email: 'customer@sunline.example', role: 'customer', firstName: 'Casey', lastName: 'Nguyen' },
]
