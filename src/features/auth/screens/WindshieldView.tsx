import { chakra } from '@chakra-ui/react'

/** The road ahead through a clean windshield. Decorative. */
export function WindshieldView() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 400 230"
      width="full"
      height="auto"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id="windshield-pane">
        <path d="M74 26Q200 6 326 26Q338 28 343 40L382 178Q386 196 368 199Q200 222 32 199Q14 196 18 178L57 40Q62 28 74 26Z" />
      </clipPath>
      <g clipPath="url(#windshield-pane)">
        <chakra.rect width="400" height="230" fill="glass.800" />
        <chakra.circle cx="248" cy="112" r="58" fill="glass.700" />
        <chakra.circle cx="248" cy="112" r="34" fill="glass.200" />
        <chakra.path d="M0 118Q70 78 132 106T270 104T400 96V230H0Z" fill="ink.700" />
        <chakra.path d="M0 132Q110 108 210 128T400 120V230H0Z" fill="ink.800" />
        <chakra.path d="M214 127h14L338 230H96Z" fill="ink.950" />
        <chakra.path
          d="m220 136-1 8m-2 12-2 14m-3 16-4 24"
          stroke="ink.300"
          strokeWidth="3"
          strokeDasharray="none"
        />
        <chakra.path d="M92 0 20 230h58L168 0Z" fill="white" opacity="0.07" />
        <chakra.path d="M196 0 142 230h18L214 0Z" fill="white" opacity="0.05" />
      </g>
      <chakra.path
        d="M74 26Q200 6 326 26Q338 28 343 40L382 178Q386 196 368 199Q200 222 32 199Q14 196 18 178L57 40Q62 28 74 26Z"
        stroke="glass.300"
        strokeWidth="3"
      />
      <chakra.path d="M176 21h48l-5 15h-38Z" fill="ink.950" stroke="glass.300" strokeWidth="2" />
      <chakra.path d="M96 205q88-8 158-38" stroke="ink.400" strokeWidth="4" />
    </chakra.svg>
  )
}
