import { Menu, Portal } from '@chakra-ui/react'
import { useEffect, type RefObject } from 'react'
import type { MenuAction } from './ActionMenu'

type MenuPopupProps = {
  label: string
  actions: readonly MenuAction[]
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open menu of `ActionMenu`, on Chakra's menu: arrow keys, letters, Escape. */
export default function MenuPopup({ label, actions, opener, onClose }: MenuPopupProps) {
  useEffect(
    () => () => {
      // A slow page may give the menu the focus once more between the choice and its end, and lose it there.
      if (document.activeElement === document.body) opener.current?.focus()
    },
    [opener],
  )
  return (
    <Menu.Root
      unstyled
      open
      aria-label={label}
      positioning={{
        placement: 'bottom-end',
        getAnchorElement: () => opener.current,
      }}
      onOpenChange={({ open }) => {
        if (open) return
        onClose()
        opener.current?.focus()
      }}
      onSelect={({ value }) => {
        onClose()
        // A dialog that the action opens gives the focus back to the opener.
        opener.current?.focus()
        actions.find(({ id }) => id === value)?.onChoose()
      }}
    >
      <Portal>
        <Menu.Positioner zIndex="popover">
          <Menu.Content
            minW="min(12rem, 100vw - 2rem)"
            maxW="calc(100vw - 2rem)"
            p="1.5"
            bg="bg.surface"
            color="fg"
            borderWidth="1px"
            borderStyle="solid"
            borderColor="border"
            borderRadius="lg"
            boxShadow="raised"
            outline="none"
          >
            {actions.map(({ id, label: text, tone, startsGroup }) => (
              <Menu.Item
                key={id}
                value={id}
                display="flex"
                alignItems="center"
                minH="touch"
                px="3"
                borderRadius="md"
                cursor="pointer"
                fontSize="sm"
                fontWeight="medium"
                color={tone === 'danger' ? 'danger.fg' : 'fg'}
                css={{
                  '&[data-highlighted]': { bg: tone === 'danger' ? 'danger.subtle' : 'bg.muted' },
                }}
                {...(startsGroup
                  ? {
                      mt: '1',
                      borderTopWidth: '1px',
                      borderTopStyle: 'solid',
                      borderColor: 'border',
                      borderTopRadius: '0',
                    }
                  : {})}
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
