import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink'

export type SummaryRow = {
  label: string
  value: ReactNode
  /** Where the answer can be changed. */
  change?: { href: string; text: string }
  /** True while the answer is still missing: the value then says so. */
  missing?: boolean
}

/** Answers to check before going on, each with the way back to change it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <chakra.dl m="0">
      {rows.map((row) => (
        <chakra.div
          key={row.label}
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="3"
          py="2.5"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="border"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.dt flex="0 0 4.75rem" color="fg.muted" textStyle="small">
            {row.label}
          </chakra.dt>
          <chakra.dd
            m="0"
            flex="1 1 6rem"
            minW="0"
            fontWeight={row.missing ? 'normal' : 'semibold'}
            color={row.missing ? 'warning.fg' : 'fg'}
          >
            {row.value}
          </chakra.dd>
          {row.change && (
            <chakra.dd m="0">
              <TextLink href={row.change.href} textStyle="small" display="inline-block" py="1">
                {row.change.text}
                <chakra.span srOnly> {row.label.toLowerCase()}</chakra.span>
              </TextLink>
            </chakra.dd>
          )}
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
