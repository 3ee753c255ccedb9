import { chakra } from '@chakra-ui/react'

/** The company's mark: a windshield with the sun behind it. Decorative; the name stands beside it. */
export function BrandMark({
  size = '9',
}: {
  /** A size token or any CSS length. */ size?: string
}) {
  return (
    <chakra.svg aria-hidden="true" viewBox="0 0 40 40" boxSize={size} flexShrink="0" fill="none">
      <chakra.circle cx="27.5" cy="15" r="8.5" fill="amber.400" />
      <chakra.path
        d="M11.6 11.4c5.4-2 11.4-2 16.8 0 1 .4 1.7 1.1 2.1 2.1l4 11.8c.5 1.5-.4 3-2 3.3-8.3 1.6-16.7 1.6-25 0-1.6-.3-2.5-1.8-2-3.3l4-11.8c.4-1 1.1-1.7 2.1-2.1Z"
        fill="glass.500"
        fillOpacity="0.82"
      />
      <path
        d="m12.5 24.6 4.4-9.4M18 25.2l4.6-10"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </chakra.svg>
  )
}
