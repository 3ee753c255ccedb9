import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog } from '../../screens/ConfirmDialog'
import { useTell } from '../../screens/useTell'
import { appointmentHref } from '@/domain/myAppointment'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { endLinksAtom, makeLinkAtom } from '../state'
import { messageWords } from '../words'

/** Makes a link to an appointment, to be read out or sent by hand, and ends all there are. */
export function LinkBlock({ about }: { about: string }) {
  const { link: words } = useWords(messageWords)
  const makeLink = useSetAtom(makeLinkAtom)
  const endLinks = useSetAtom(endLinksAtom)
  const show = useSetAtom(showToastAtom)
  const tell = useTell()
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function make() {
    setBusy(true)
    const outcome = await tell(makeLink(about), { title: words.made })
    setBusy(false)
    if (outcome.ok) setAddress(window.location.origin + appointmentHref(outcome.value.link))
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'success', title: words.copied })
    } catch {
      // A browser that lets no page write the clipboard: the address stands in the field.
    }
  }

  async function end() {
    const outcome = await tell(endLinks(about), { title: words.ended(about) })
    if (outcome.ok) setAddress(null)
  }

  return (
    <chakra.div mt="4">
      <chakra.h4 textStyle="label">{words.title}</chakra.h4>
      <chakra.p textStyle="small" color="fg.muted">
        {words.text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button size="sm" busy={isBusy} onClick={() => void make()}>
          {words.make}
        </Button>
        <Button size="sm" variant="plain" onClick={() => setAsking(true)}>
          {words.end}
        </Button>
      </chakra.div>
      {address !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="2" mt="3">
          <chakra.div flex="1 1 14rem" minW="0">
            <TextField
              label={words.made}
              value={address}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          </chakra.div>
          <Button onClick={() => void copy(address)}>{words.copy}</Button>
        </chakra.div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.ask.title}
        text={words.ask.text}
        confirm={words.ask.confirm}
        keep={words.ask.keep}
        onClose={() => setAsking(false)}
        onConfirm={end}
      />
    </chakra.div>
  )
}
