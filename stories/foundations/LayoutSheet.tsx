import { chakra } from '@chakra-ui/react'
import { breakpoints, radii, shadows, sizes, spacing, zIndices } from '@/theme/layout'
import { Part, Plate, Plates, Sheet } from './Sheet'

/** Space, sizes, shape, depth, and the window widths at which layouts change. */
export function LayoutSheet() {
  return (
    <Sheet
      title="Space and shape"
      lead="Distances come from one scale, in quarters of the text's size, so that they grow with it. Corners are round as glass is; depth is for what lies above the page."
    >
      <Part title="Space">
        <chakra.ul listStyleType="none" p="0" m="0" display="grid" gap="2">
          {Object.entries(spacing).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <Bar width={value} />
            </Plate>
          ))}
        </chakra.ul>
      </Part>
      <Part title="Sizes beyond the scale">
        <chakra.ul listStyleType="none" p="0" m="0" display="grid" gap="2">
          {Object.entries(sizes)
            .filter(([name]) => !(name in spacing))
            .map(([name, { value }]) => (
              <Plate key={name} name={name} value={value}>
                <Bar width={value} />
              </Plate>
            ))}
        </chakra.ul>
      </Part>
      <Part title="Radius">
        <Plates>
          {Object.entries(radii).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <chakra.div h="20" mb="2" bg="accent.muted" style={{ borderRadius: value }} />
            </Plate>
          ))}
        </Plates>
      </Part>
      <Part title="Depth">
        <Plates least="15rem">
          {Object.entries(shadows).map(([name, { value }]) => (
            <Plate key={name} name={name} value={Object.values(value).join(' · ')}>
              <chakra.div h="24" mb="4" bg="bg.surface" borderRadius="lg" boxShadow={name} />
            </Plate>
          ))}
        </Plates>
      </Part>
      <Part title="What lies above what">
        <Plates>
          {Object.entries(zIndices)
            .sort(([, one], [, other]) => one.value - other.value)
            .map(([name, { value }]) => (
              <Plate key={name} name={name} value={String(value)} />
            ))}
        </Plates>
      </Part>
      <Part title="Window widths">
        <Plates>
          {Object.entries(breakpoints).map(([name, width]) => (
            <Plate
              key={name}
              name={name}
              value={`from ${width}, ${Number.parseFloat(width) * 16} px`}
            />
          ))}
        </Plates>
      </Part>
    </Sheet>
  )
}

function Bar({ width }: { width: string }) {
  return <chakra.div h="3" maxW="full" bg="accent.solid" borderRadius="sm" style={{ width }} />
}
