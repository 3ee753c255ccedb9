import { chakra } from '@chakra-ui/react'
import { technician } from '@/content/en/technician'
import { AskDialog } from './AskDialog'

type SignOutDialogProps = {
  /** How many actions the server has not taken. */
  count: number
  onStay: () => void
  onLeave: () => void
}

/** Asks before signing out while something has not been sent. */
export default function SignOutDialog({ count, onStay, onLeave }: SignOutDialogProps) {
  const { title, text, advice, stay, leave } = technician.signOut
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
