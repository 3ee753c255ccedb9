import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ComponentProps } from 'react'
import { passwordProblems, type PasswordRequirements } from '@/domain/password'
import { askSiteSettingsAtom } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { PasswordField } from '@/ui/PasswordField'
import { passwordRequirementsAtom } from '../state/passwordRule'
import { authWords, type AuthWords } from '../words'

type ChosenPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'words' | 'hint' | 'autoComplete' | 'required'
>

/** A password that somebody chooses, with what the owner asks of it. */
export function ChosenPasswordField(props: ChosenPasswordFieldProps) {
  const { fields, passwordField } = useWords(authWords)
  const requirements = useAtomValue(passwordRequirementsAtom)
  return (
    <PasswordField
      {...props}
      hint={fields.chosenPassword.rule[requirements]}
      words={passwordField}
      autoComplete="new-password"
      required
    />
  )
}

/** The rules of such a field for its form, by what the owner asks; that is asked for here. */
export function useChosenPasswordRules(missing: string) {
  const words = useWords(authWords)
  const requirements = useAtomValue(passwordRequirementsAtom)
  const askSettings = useSetAtom(askSiteSettingsAtom)
  useEffect(() => {
    void askSettings()
  }, [askSettings])
  return {
    required: missing,
    validate: (password: string) => problemOf(words, requirements, password) ?? true,
  }
}

function problemOf(
  { fields }: AuthWords,
  requirements: PasswordRequirements,
  password: string,
): string | null {
  const problems = passwordProblems(requirements, password)
  if (problems.length === 0) return null
  const [first] = problems.length > 1 ? (['both'] as const) : problems
  return fields.chosenPassword.problems[requirements][first ?? 'both']
}
