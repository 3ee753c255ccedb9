import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'accent' | 'action' | 'success' | 'warning' | 'danger'

const looks: Record<BadgeTone, { bg: string; color: string; borderColor: string }> = {
  neutral: { bg: 'bg.muted', color: 'fg', borderColor: 'border' },
  accent: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.border' },
  action: { bg: 'action', color: 'action.fg', borderColor: 'action' },
  success: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.border' },
  warning: { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning.border' },
  danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.border' },
}

/** A short word about a thing: a status, a count, "Most Popular". The word carries the meaning, not the color. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <chakra.span
      {...looks[tone]}
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2.5"
      py="0.5"
      borderWidth="1px"
      borderStyle="solid"
      borderRadius="full"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.4"
      whiteSpace="nowrap"
    >
      {children}
    </chakra.span>
  )
}
