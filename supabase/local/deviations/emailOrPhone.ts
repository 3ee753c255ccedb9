import { authError } from './authEnvelope'

/**
 * Refuses a sign-up that names both an address and a phone number, as hosted Auth does after it has looked at the
 * password; Lite takes the address. The doctor asks in this form so that nothing is made.
 * @param call method and path, as "POST /signup"
 */
export function refuseEmailAndPhone(
  call: string,
  { email, phone }: { email?: unknown; phone?: unknown },
): Response | undefined {
  if (!/^POST \/signup\/?$/.test(call) || !email || !phone) return undefined
  return authError(
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  )
}
