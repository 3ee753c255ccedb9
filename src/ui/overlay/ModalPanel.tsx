import { Dialog, Portal } from '@chakra-ui/react'
import * as m from 'framer-motion/m'
import { useState } from 'react'
import { Glyph } from '../Glyph'
import { MotionScope } from '../motion/MotionScope'
import { useMotion } from '../motion/useMotion'
import type { ModalProps } from './Modal'
import { modalStyles } from './modalStyles'

/** Where a panel comes from and goes to: sheets their edge, dialogs a little below. Pixels. */
const away = {
  center: { x: 0, y: 24, opacity: 0 },
  side: { x: 64, y: 0, opacity: 0 },
  menu: { x: -64, y: 0, opacity: 0 },
}
const inPlace = { x: 0, y: 0, opacity: 1 }

/** The panel of `Modal`, on Chakra's dialog with the product's own look. */
export default function ModalPanel(props: ModalProps) {
  return (
    <MotionScope>
      <Panel {...props} />
    </MotionScope>
  )
}

function Panel({
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
  const mayMove = useMotion()
  // A closed panel stays in sight until it has left; without motion it is gone at once.
  const [isGone, setGone] = useState(!isOpen)
  if (isGone ? isOpen : !isOpen && !mayMove) setGone(!isOpen)
  const isLeaving = !isOpen && !isGone
  const fade = isOpen ? { opacity: 1 } : { opacity: 0 }
  return (
    <Dialog.Root
      unstyled
      open={isOpen}
      present={isOpen || isLeaving}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      role={role}
      closeOnInteractOutside={closesOutside && role === 'dialog'}
      preventScroll
    >
      <Portal>
        <Dialog.Backdrop asChild css={modalStyles.backdrop}>
          <m.div initial={mayMove && { opacity: 0 }} animate={fade} />
        </Dialog.Backdrop>
        <Dialog.Positioner
          css={{ ...modalStyles.positioner, ...modalStyles.place[shape] }}
          pointerEvents={isLeaving ? 'none' : undefined}
        >
          <Dialog.Content
            asChild
            css={{
              ...modalStyles.content,
              ...modalStyles.panel[shape],
              ...(shape === 'menu' ? {} : modalStyles.width[size]),
            }}
          >
            <m.div
              initial={mayMove && away[shape]}
              animate={isOpen ? inPlace : away[shape]}
              onAnimationComplete={() => setGone(!isOpen)}
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
            </m.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
