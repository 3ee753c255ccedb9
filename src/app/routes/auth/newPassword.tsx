import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loginPath } from '@/domain/session'
import { NewPasswordScreen } from '@/features/auth/screens/NewPasswordScreen'
import { newPasswordForm, signOutAtom } from '@/platform/session/authVerbs'
import type { LoginState } from './loginState'

/**
 * `/auth/new-password`: where a reset mail's link leads. Once the password is saved every session ends,
 * in case somebody else knew the old one, and the person signs in with the new one.
 */
export default function NewPasswordRoute() {
  const startOver = useSetAtom(newPasswordForm.resetAtom)
  const end = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  useEffect(() => () => startOver(), [startOver])

  async function finish() {
    await end()
    const state: LoginState = { news: 'password-changed' }
    void navigate(loginPath, { replace: true, state })
  }

  return <NewPasswordScreen onSaved={() => void finish()} />
}
