import { defineRecipe } from '@chakra-ui/react'

/** How every text control looks: input, select, text area. 16 px text keeps iPhones from zooming in. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minW: '0',
    minH: '3rem',
    px: '3.5',
    py: '2.5',
    bg: 'bg.surface',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    appearance: 'none',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle', opacity: 1 },
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { outlineOffset: '0', borderColor: 'focusRing' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '&[readonly]': { bg: 'bg.muted' },
    '&[aria-invalid=true]': { borderColor: 'danger.border', borderWidth: '2px' },
  },
})
