import type { BusinessFailure } from '@/domain/businessFailures'
import { useSiteSettings } from '@/platform/site/siteSettings'
import type { MyAppointment } from '@/domain/myAppointment'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { failureWords, type FailureText } from '../failureWords'
import { appointmentWords, type AppointmentWords } from '../words'
import { useWhenText } from './useWhenText'

/** A failure, and which try it was: the same failure twice is told twice. */
export type Failed = { failure: BusinessFailure; attempt: number }

/** The next failure after a last one. */
export function failedAgain(last: Failed | null, failure: BusinessFailure): Failed {
  return { failure, attempt: (last?.attempt ?? 0) + 1 }
}

type ChangeFailureProps = {
  failed: Failed | null
  appointment: MyAppointment
  /** Says it in other words, where the usual ones do not fit what was done. */
  reword?: (words: AppointmentWords, failure: BusinessFailure) => FailureText | null
}

/** Why a change was not taken, what holds now, and the number to call. Nothing while all is well. */
export function ChangeFailure({ failed, appointment, reword }: ChangeFailureProps) {
  const { company } = useSiteSettings()
  const words = useWords(appointmentWords)
  const whenText = useWhenText()
  if (!failed) return null
  const { failure, attempt } = failed
  const told =
    reword?.(words, failure) ??
    failureWords(words, failure, { when: whenText(appointment), appointment })
  return (
    <FailureAlert
      key={attempt}
      {...told}
      actions={<LinkButton href={company.phoneHref}>{words.call(company.phone)}</LinkButton>}
    />
  )
}
