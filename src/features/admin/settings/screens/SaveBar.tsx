import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { tallWindow } from '@/ui/tallWindow'
import { settingWords } from '../words'

type SaveBarProps = {
  /** What is unsaved, in words. */
  status: string
  isUnsaved: boolean
  isSaving: boolean
  /** The words of the button that saves. */
  save: string
  onSave: () => void
  onDiscard: () => void
}

/** What is not saved, and the buttons for it, in sight wherever one is on the page. */
export function SaveBar({ status, isUnsaved, isSaving, save, onSave, onDiscard }: SaveBarProps) {
  const words = useWords(settingWords)
  return (
    <Card
      depth="raised"
      css={{ [tallWindow]: { position: 'sticky' } }}
      bottom="3"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
    >
      <chakra.p role="status" fontWeight={isUnsaved ? 'semibold' : 'normal'}>
        {status}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isUnsaved && <Button onClick={onDiscard}>{words.discard}</Button>}
        <Button
          variant="action"
          busy={isSaving}
          busyLabel={words.saving}
          aria-disabled={!isUnsaved || undefined}
          onClick={onSave}
        >
          {save}
        </Button>
      </chakra.div>
    </Card>
  )
}
