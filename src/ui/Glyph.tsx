import { chakra } from '@chakra-ui/react'

const paths = {
  phone:
    'M6.6 3.5h2.6l1.6 4-2 1.6a12 12 0 0 0 5.1 5.1l1.6-2 4 1.6v2.7a2.1 2.1 0 0 1-2.3 2A16 16 0 0 1 4.6 5.8a2.1 2.1 0 0 1 2-2.3Z',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  pin: 'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21ZM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.2 2',
  shield: 'M12 3 5 5.6v5.2c0 4.7 2.9 8.3 7 10.2 4.1-1.9 7-5.5 7-10.2V5.6ZM9 12l2.1 2.1L15.3 10',
  camera: 'M4 8h3.4l1.4-2.2h6.4L16.6 8H20v10.5H4zM12 16.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  coin: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM14.8 9.2C14.4 8.2 13.3 7.7 12 7.7c-1.6 0-2.8.8-2.8 2.1 0 2.9 5.8 1.4 5.8 4.3 0 1.4-1.3 2.2-3 2.2-1.5 0-2.7-.6-3.1-1.8M12 6v12',
  bolt: 'M13 3 5.5 13.5H11L10.5 21 18.5 10H13z',
  star: 'm12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8 9.4 9Z',
  van: 'M3 6.5h11v10H3zM14 10h3.6l3.4 3.4v3.1h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  document: 'M6.5 3.5h7.2l3.8 3.8v13.2h-11zM13.5 3.5v4h4M9.3 12h5.4M9.3 15.5h5.4',
  check: 'm5 12.5 4.6 4.6L19.2 7.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
} as const

export type GlyphName = keyof typeof paths

type GlyphProps = {
  /** Which sign. */
  name: GlyphName
  /** Width and height, as a size token or any CSS length. */
  size?: string
  /** A color role; the text's own color when left out. */
  color?: string
}

/**
 * A small drawn sign beside words; never the only carrier of a meaning, so it is hidden from screen
 * readers. Public pages draw these few instead of loading an icon library.
 */
export function Glyph({ name, size = '5', color }: GlyphProps) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize={size}
      flexShrink="0"
      color={color}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </chakra.svg>
  )
}

/** Every glyph there is, for the catalogue. */
export const glyphNames = Object.keys(paths) as GlyphName[]
