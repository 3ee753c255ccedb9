import { chakra } from '@chakra-ui/react'
import { contrast, hexOf, pairs, paletteColors, roleColors, type Mode } from './contrast'
import { Part, Plate, Plates, Sheet } from './Sheet'

const modes: readonly Mode[] = ['light', 'dark']
const hues = [...new Set(paletteColors.map(({ name }) => name.split('.')[0] ?? name))]

/** The palette, the roles its colors play in both modes, and how well they can be read. */
export function ColorSheet() {
  return (
    <Sheet
      title="Color"
      lead="Screens use roles, never a color of the palette. A role has a value in both modes, and each pair that is set on another keeps the contrast that WCAG AA asks for."
    >
      <Part title="Contrast in both modes">
        <ContrastTable />
      </Part>
      <Part title="Roles">
        <Plates least="15rem">
          {roleColors.map(({ name, light, dark }) => (
            <Plate key={name} name={name} value={`${light} · ${dark}`}>
              <chakra.div display="grid" gridTemplateColumns="1fr 1fr" mb="2">
                {modes.map((mode) => (
                  <Swatch key={mode} color={hexOf(name, mode)} />
                ))}
              </chakra.div>
            </Plate>
          ))}
        </Plates>
      </Part>
      {hues.map((hue) => (
        <Part key={hue} title={`Palette: ${hue}`}>
          <Plates least="6.5rem">
            {paletteColors
              .filter(({ name }) => name === hue || name.startsWith(`${hue}.`))
              .map(({ name, hex }) => (
                <Plate key={name} name={name} value={hex}>
                  <chakra.div mb="2">
                    <Swatch color={hex} />
                  </chakra.div>
                </Plate>
              ))}
          </Plates>
        </Part>
      ))}
    </Sheet>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <chakra.span
      display="block"
      h="14"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="border"
      style={{ backgroundColor: color === 'currentColor' ? undefined : color }}
    />
  )
}

function ContrastTable() {
  return (
    <chakra.div
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label="Contrast of pairs"
      borderRadius="lg"
      bg="bg.surface"
      boxShadow="card"
    >
      <chakra.table w="full" borderCollapse="collapse" fontSize="sm">
        <chakra.thead>
          <chakra.tr textAlign="left">
            {['Text or line', 'On', 'At least', 'Light', 'Dark'].map((heading) => (
              <chakra.th key={heading} px="4" py="3" scope="col">
                {heading}
              </chakra.th>
            ))}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody>
          {pairs.map(({ on, text, least }) => (
            <chakra.tr key={`${on} ${text}`} borderTopWidth="1px" borderColor="border.muted">
              <chakra.th px="4" py="2" scope="row" textAlign="left">
                <code>{text}</code>
              </chakra.th>
              <chakra.td px="4" py="2">
                <code>{on}</code>
              </chakra.td>
              <chakra.td px="4" py="2">
                {least}
              </chakra.td>
              {modes.map((mode) => (
                <Measured key={mode} on={hexOf(on, mode)} text={hexOf(text, mode)} least={least} />
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  )
}

function Measured({ on, text, least }: { on: string; text: string; least: number }) {
  const ratio = contrast(on, text)
  const isText = least > 3
  return (
    <chakra.td px="4" py="2" whiteSpace="nowrap">
      <chakra.span
        aria-hidden
        display="inline-block"
        px="2"
        mr="3"
        borderRadius="sm"
        style={{
          backgroundColor: on,
          ...(isText ? { color: text } : { border: `3px solid ${text}`, color: 'transparent' }),
        }}
      >
        Aa
      </chakra.span>
      {ratio.toFixed(1)} {ratio >= least ? 'AA' : 'too little'}
    </chakra.td>
  )
}
