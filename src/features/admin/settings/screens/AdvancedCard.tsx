import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'

type AdvancedCardProps = { title: string; text: string; children?: ReactNode; action: ReactNode }

/** One of the advanced settings: what it is for, what there is, its button. */
export function AdvancedCard({ title, text, children, action }: AdvancedCardProps) {
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <chakra.h3 textStyle="card">{title}</chakra.h3>
      <chakra.p color="fg.muted">{text}</chakra.p>
      {children}
      <chakra.div mt="auto" pt="2">
        {action}
      </chakra.div>
    </Card>
  )
}
