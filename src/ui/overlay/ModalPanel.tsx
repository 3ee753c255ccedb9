import { Dialog, Portal } from '@chakra-ui/react'
import { Glyph } from '../Glyph'
import { modalStyles } from './modalStyles'
import type { ModalProps } from './Modal'

/** The panel of `Modal`, on Chakra's dialog with the product's own look. */
export default function ModalPanel({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  shape = 'center',
  size = 'md',
  closeLabel,
  role = 'dialog',
  closesOutside = true,
}: ModalProps) {
  return (
    <Dialog.Root
      unstyled
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      role={role}
      closeOnInteractOutside={closesOutside && role === 'dialog'}
      preventScroll
    >
      <Portal>
        <Dialog.Backdrop css={modalStyles.backdrop} />
        <Dialog.Positioner css={{ ...modalStyles.positioner, ...modalStyles.place[shape] }}>
          <Dialog.Content
            css={{
              ...modalStyles.content,
              ...modalStyles.panel[shape],
              ...(shape === 'menu' ? {} : modalStyles.width[size]),
            }}
          >
            <Dialog.Header css={modalStyles.header}>
              <Dialog.Title textStyle="section" m="0">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description color="fg.muted" mt="1">
                  {description}
                </Dialog.Description>
              )}
            </Dialog.Header>
            <Dialog.Body css={modalStyles.body}>{children}</Dialog.Body>
            {footer && <Dialog.Footer css={modalStyles.footer}>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger aria-label={closeLabel} css={modalStyles.close}>
              <Glyph name="close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
