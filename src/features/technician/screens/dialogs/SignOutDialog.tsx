import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { AskDialog } from './AskDialog'

type SignOutDialogProps = {
  /** How many actions the server has not taken. */
  count: number
  onStay: () => void
  onLeave: () => void
}

/** Asks before signing out while something has not been sent. */
export default function SignOutDialog({ count, onStay, onLeave }: SignOutDialogProps) {
  const technician = useWords(technicianWords)
  const { title, text, advice, stay, leave } = technician.day.signOut
  return (
    <AskDialog
      title={title}
      text={
        <>
          <p>{text(count)}</p>
          <chakra.p mt="2">{advice}</chakra.p>
        </>
      }
      keep={stay}
      confirm={leave}
      onKeep={onStay}
      onConfirm={onLeave}
    />
  )
}
