import { createElement, type ReactNode } from 'react'
import { Button, PopoverProvider, type PopoverProviderProps } from 'storybook/internal/components'
import { styled } from 'storybook/theming'

/** The widest that a tool gets: at 1280 px all of them stay in sight, whatever is chosen in them. */
export const toolWidth = 'clamp(76px, (100vw - 960px) / 4, 200px)'

const Text = styled.span({
  maxWidth: toolWidth,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

type ToolButtonProps = {
  /** What is written on it: the tool's name, or what is chosen there. */
  text: string
  /** What the tool is about, for a pointer that rests on it and for screen readers. */
  says: string
  /** True where something else than the story's own is chosen. */
  isChosen?: boolean
  /** Why nothing can be chosen here; undefined where something can. */
  reason?: string
  /** What opens below it. */
  popover: NonNullable<PopoverProviderProps['popover']>
}

/** A tool of the toolbar: a button that opens its choices, greyed with the reason where there are none. */
export function ToolButton({ text, says, isChosen = false, reason, popover }: ToolButtonProps) {
  const button: ReactNode = createElement(
    Button,
    {
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      active: isChosen && !reason,
      disabled: reason !== undefined,
      ariaLabel: reason ?? `${text}: ${says}`,
    },
    createElement(Text, null, text),
  )
  if (reason !== undefined) return button
  // Storybook's type wants the one child among the properties.
  const properties = { ariaLabel: says, popover } as PopoverProviderProps
  return createElement(PopoverProvider, properties, button)
}
