import { chakra } from '@chakra-ui/react'

type OpenRecordProps = {
  /** The record's public id. */
  id: string
  onOpen: (id: string) => void
}

/** A record's id, which opens it beside the list. */
export function OpenRecord({ id, onOpen }: OpenRecordProps) {
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
      minH="6"
      p="0"
      border="0"
      borderRadius="sm"
      bg="transparent"
      color="accent.fg"
      font="inherit"
      fontWeight="semibold"
      textDecoration="underline"
      textDecorationThickness="1px"
      textUnderlineOffset="3px"
      cursor="pointer"
      whiteSpace="nowrap"
      _hover={{ textDecorationThickness: '2px' }}
    >
      {id}
    </chakra.button>
  )
}
