import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { durations, easings } from '@/theme/layout'
import { Button } from '@/ui/Button'
import { Part, Plate, Plates, Sheet } from './Sheet'

/** How long a change takes and how it starts and ends; each can be played. */
export function MotionSheet() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Sheet
      title="Motion"
      lead="Motion explains a change of step, drawer or status. It never decorates, and with reduced motion it does not happen at all."
    >
      <chakra.div mt="8">
        <Button variant="outline" aria-pressed={isMoved} onClick={() => setMoved(!isMoved)}>
          {isMoved ? 'Move back' : 'Move'}
        </Button>
      </chakra.div>
      <Part title="Durations">
        <Plates least="16rem">
          {Object.entries(durations).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <Track isMoved={isMoved} duration={value} easing={easings.standard.value} />
            </Plate>
          ))}
        </Plates>
      </Part>
      <Part title="Easings">
        <Plates least="16rem">
          {Object.entries(easings).map(([name, { value }]) => (
            <Plate key={name} name={name} value={value}>
              <Track isMoved={isMoved} duration="1s" easing={value} />
            </Plate>
          ))}
        </Plates>
      </Part>
    </Sheet>
  )
}

type TrackProps = { isMoved: boolean; duration: string; easing: string }

function Track({ isMoved, duration, easing }: TrackProps) {
  return (
    <chakra.div bg="bg.muted" borderRadius="full" p="1" mb="2">
      <chakra.div
        h="4"
        w="4"
        borderRadius="full"
        bg="accent.solid"
        style={{
          marginInlineStart: isMoved ? 'calc(100% - 1rem)' : 0,
          transition: `margin-inline-start ${duration} ${easing}`,
        }}
      />
    </chakra.div>
  )
}
