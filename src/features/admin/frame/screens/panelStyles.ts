/** A panel that hangs below a part of the header; on a phone it spans the window. */
export const panelStyles = {
  position: 'absolute',
  top: { base: '100%', sm: 'calc(100% + 0.5rem)' },
  insetEnd: { base: '2', sm: '0' },
  insetStart: { base: '2', sm: 'auto' },
  width: { base: 'auto', sm: '24rem' },
  maxH: 'min(32rem, calc(100dvh - 6rem))',
  overflowY: 'auto',
  zIndex: 'popover',
  bg: 'bg.surface',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'raised',
} as const
