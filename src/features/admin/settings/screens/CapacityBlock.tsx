import { useState } from 'react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { settingWords } from '../words'
import { AdvancedCard } from './AdvancedCard'
import { CapacityDialog } from './CapacityDialog'

/** Capacity: opening hours, closed days, and how long work and drives take, behind 'Manage Capacity'. */
export function CapacityBlock() {
  const words = useWords(settingWords).advanced.capacity
  const [isOpen, setOpen] = useState(false)
  return (
    <AdvancedCard
      title={words.title}
      text={words.text}
      action={<Button onClick={() => setOpen(true)}>{words.button}</Button>}
    >
      {isOpen && <CapacityDialog onClose={() => setOpen(false)} />}
    </AdvancedCard>
  )
}
