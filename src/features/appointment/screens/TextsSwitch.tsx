import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { SwitchField } from '@/ui/SwitchField'
import { setTextsAtom, type Reached } from '../state/changes'
import { appointmentWords } from '../words'
import { ChangeFailure, failedAgain, type Failed } from './ChangeFailure'

/** Switches texts on or off, under the exact words of the consent. */
export function TextsSwitch({ reached: { access, appointment } }: { reached: Reached }) {
  const { texts: words } = useWords(appointmentWords)
  const { textConsent } = useWords(sharedWords)
  const setTexts = useSetAtom(setTextsAtom)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const { textsPossible, textsWanted, phone } = appointment

  async function change(next: boolean) {
    if (wanted !== null) return
    setWanted(next)
    const outcome = await setTexts(access, next, textConsent)
    setWanted(null)
    setFailed((last) => (outcome.ok ? null : failedAgain(last, outcome.failure)))
  }

  if (!textsPossible) return <p>{words.impossible}</p>
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <SwitchField
        label={words.label}
        hint={textConsent}
        checked={wanted ?? textsWanted}
        onChange={({ target }) => void change(target.checked)}
      />
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {textsWanted ? words.on(phone) : words.off}
      </chakra.p>
      <ChangeFailure failed={failed} appointment={appointment} />
    </chakra.div>
  )
}
