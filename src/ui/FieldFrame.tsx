import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type FieldTexts = {
  label: ReactNode
  /** Shown under the label, before typing: why it is asked, what form is fine. */
  hint?: ReactNode
  /** What is wrong and what to do; the field is then marked invalid. */
  error?: ReactNode
  /** Words after the label, for example "optional". */
  marker?: ReactNode
}

/** The ids that tie a control to its hint and error, and the value for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label, hint and error around one control; `id` is the control's. */
export function FieldFrame({
  id,
  label,
  marker,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.label htmlFor={id} textStyle="label">
        <span>{label}</span>
        {marker && (
          <chakra.span color="fg.muted" fontWeight="normal">
            {' '}
            {marker}
          </chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted" mt="-1">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={`${id}-error`} textStyle="small" fontWeight="semibold" color="danger.fg">
          {error}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  )
}
