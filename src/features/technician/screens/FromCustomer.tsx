import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { Images } from 'lucide-react'
import { useState } from 'react'
import type { Appointment } from '@/domain/technicianDay'
import { Button } from '@/ui/Button'
import { Photo } from '@/ui/photos/Photo'
import { customerPhotosAtom } from '../state/customerPhotos'

/** The customer's own information for the technician: how to get in, a note, photos of the damage. */
export function FromCustomer({ appointment }: { appointment: Appointment }) {
  const technician = useWords(technicianWords)
  const words = technician.day.job.fromCustomer
  const { accessNote, customerNote, customerPhotos = [] } = appointment
  if (!accessNote && !customerNote && customerPhotos.length === 0) return null
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      ps="3"
      borderInlineStart="3px solid"
      borderColor="accent.border"
    >
      {accessNote && <Said label={words.access} text={accessNote} />}
      {customerNote && <Said label={words.note} text={customerNote} />}
      {customerPhotos.length > 0 && <CustomerPhotos paths={customerPhotos} />}
    </chakra.div>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
      <chakra.span fontWeight="semibold">{label}: </chakra.span>
      <span>{text}</span>
    </chakra.p>
  )
}

/** Photos are loaded on request, because a mobile connection may be slow. */
function CustomerPhotos({ paths }: { paths: readonly string[] }) {
  const technician = useWords(technicianWords)
  const words = technician.day.job.fromCustomer
  const ask = useSetAtom(customerPhotosAtom)
  const [isAsking, setIsAsking] = useState(false)
  const [addresses, setAddresses] = useState<readonly (string | null)[]>()

  async function open() {
    setIsAsking(true)
    setAddresses(await ask(paths))
    setIsAsking(false)
  }

  if (!addresses) {
    return (
      <Button busy={isAsking} busyLabel={words.open} onClick={() => void open()}>
        <Images aria-hidden="true" size={18} />
        {words.photos(paths.length)}
      </Button>
    )
  }
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      gap="2"
    >
      {paths.map((path, index) => (
        <li key={path}>
          <Photo src={addresses[index] ?? null} alt={words.photo(index + 1)} missing={words.none} />
        </li>
      ))}
    </chakra.ul>
  )
}
