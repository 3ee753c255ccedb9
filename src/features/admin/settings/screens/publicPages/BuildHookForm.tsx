import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { saveHookAtom } from '../../publicFactsState'
import { noteUnsavedAtom } from '../../tabs'
import { settingWords } from '../../words'

/** The address that has the pages built. It is typed and never shown. @param host its host; null when there is none */
export function BuildHookForm({ host }: { host: string | null }) {
  const words = useWords(settingWords).publicPages.publish.hook
  const save = useSetAtom(saveHookAtom)
  const tell = useTell()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<'required' | 'invalid' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const note = useSetAtom(noteUnsavedAtom)
  const isUnsaved = url.trim() !== ''
  useEffect(() => {
    note({ tab: 'public-pages', part: 'hook', isUnsaved })
    return () => note({ tab: 'public-pages', part: 'hook', isUnsaved: false })
  }, [note, isUnsaved])

  async function send(address: string) {
    if (isBusy) return
    setBusy(true)
    const outcome = await save(address)
    setBusy(false)
    if (outcome.ok) setUrl('')
    if (!outcome.ok && outcome.failure.kind === 'invalid') return setProblem('invalid')
    await tell(Promise.resolve(outcome), { title: address ? words.saved : words.removed })
  }

  return (
    <chakra.form
      noValidate
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = url.trim()
        const wrong = typed === '' ? 'required' : isHttps(typed) ? null : 'invalid'
        setProblem(wrong)
        if (wrong) document.getElementById('build-hook')?.focus()
        else void send(typed)
      }}
    >
      <chakra.div flex="1 1 20rem" minW="0">
        <TextField
          id="build-hook"
          label={words.label}
          hint={`${host === null ? '' : `${words.set(host)} ${words.replace} `}${words.hint}`}
          error={problem ? words[problem] : undefined}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={url}
          onChange={({ target }) => {
            setUrl(target.value)
            setProblem(null)
          }}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" busy={isBusy}>
          {words.save}
        </Button>
        {host !== null && (
          <Button variant="plain" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.ask.title}
        text={words.ask.text}
        confirm={words.remove}
        onClose={() => setAsking(false)}
        onConfirm={() => send('')}
      />
    </chakra.form>
  )
}

function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}
