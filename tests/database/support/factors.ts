import type { Role } from '@/domain/roles'
import type { BusinessDatabase } from '../businessDatabase'

/** Makes the table of second factors where the server has none yet, with hosted's columns. */
export async function prepareFactors(business: BusinessDatabase): Promise<void> {
  await business.exec(`
    create table if not exists auth.mfa_factors (
      id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text, factor_type text not null, status text not null,
      created_at timestamptz not null, updated_at timestamptz not null, secret text
    );
  `)
}

/** Gives a demo person a second factor. */
export async function giveFactor(
  business: BusinessDatabase,
  role: Role,
  status: 'verified' | 'unverified' = 'verified',
): Promise<void> {
  await business.rows(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', '${status}', now(), now())`,
    [business.userId(role)],
  )
}
