import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { BoardDay, BoardFrame } from '@/domain/capacity'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'

type FrameStateProps = { board: Pick<BoardDay, 'closed'>; frame: BoardFrame }

/** What is free in a time frame, and by how much it is overbooked. */
export function FrameState({ board, frame }: FrameStateProps) {
  const { board: words } = useWords(jobWords)
  const isOpen = frame.open && board.closed === null
  return (
    <>
      <chakra.span display="block" fontWeight="normal" color="fg.muted">
        {!isOpen
          ? words.closedFrame
          : frame.seatsLeft < 1
            ? words.fullFrame
            : words.seats(frame.seatsLeft)}
      </chakra.span>
      {frame.overbooked > 0 && (
        <chakra.span
          display="flex"
          alignItems="center"
          gap="1"
          fontWeight="semibold"
          color="danger.fg"
        >
          <chakra.span aria-hidden="true" display="inline-flex" flexShrink="0">
            <TriangleAlert size={14} />
          </chakra.span>
          {words.overbooked(frame.overbooked)}
        </chakra.span>
      )}
    </>
  )
}
