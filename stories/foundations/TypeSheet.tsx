import { chakra } from '@chakra-ui/react'
import {
  fonts,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  textStyles,
} from '@/theme/typography'
import { Part, Plate, Plates, Sheet } from './Sheet'

const sentence = 'A new windshield, at your door'

/** Faces, text styles and the scales under them. */
export function TypeSheet() {
  return (
    <Sheet
      title="Type"
      lead="A variable display face for headings, a plain one for text, both served by the site itself. Screens use text styles; sizes and weights are what those are made of."
    >
      <Part title="Text styles">
        <chakra.ul listStyleType="none" p="0" m="0" display="grid" gap="6">
          {Object.entries(textStyles).map(([name, { value }]) => (
            <Plate key={name} name={name} value={describe(value)}>
              <chakra.span display="block" textStyle={name} mb="1">
                {name === 'figure' ? '$24,500' : sentence}
              </chakra.span>
            </Plate>
          ))}
        </chakra.ul>
      </Part>
      <Part title="Faces">
        <Plates least="18rem">
          {Object.entries(fonts).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.span display="block" fontFamily={name} fontSize="3xl" mb="1">
                Aa Gg 0123
              </chakra.span>
            </Plate>
          ))}
        </Plates>
      </Part>
      <Part title="Sizes">
        <chakra.ul listStyleType="none" p="0" m="0" display="grid" gap="4">
          {Object.entries(fontSizes).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.span display="block" fontSize={name}>
                {sentence}
              </chakra.span>
            </Plate>
          ))}
        </chakra.ul>
      </Part>
      <Part title="Weights, line heights, letter spacing">
        <Plates least="13rem">
          {Object.entries(fontWeights).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.span display="block" fontSize="xl" fontWeight={name}>
                Rear left door
              </chakra.span>
            </Plate>
          ))}
          {Object.entries(lineHeights).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.span display="block" lineHeight={name} bg="bg.subtle" mb="1">
                Two lines of text that show how far they stand apart
              </chakra.span>
            </Plate>
          ))}
          {Object.entries(letterSpacings).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.span display="block" fontSize="lg" letterSpacing={name}>
                Part number
              </chakra.span>
            </Plate>
          ))}
        </Plates>
      </Part>
    </Sheet>
  )
}

function describe(style: Record<string, string>): string {
  return Object.entries(style)
    .map(([property, value]) => `${property} ${value}`)
    .join(' · ')
}
