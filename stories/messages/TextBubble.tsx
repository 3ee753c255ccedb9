import { Stack, Text } from '@chakra-ui/react'

type TextBubbleProps = {
  /** Who it comes from, as the phone shows it. */
  sender: string
  /** The text as it is sent. */
  text: string
}

/** A text message as a phone shows it: a bubble from the other side, its link marked. */
export function TextBubble({ sender, text }: TextBubbleProps) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <Stack as="main" maxWidth="sm" marginInline="auto" padding="4" gap="2">
      <Text textStyle="sm" color="fg.muted" textAlign="center">
        {sender}
      </Text>
      <Text
        data-bubble
        background="bg.emphasized"
        borderRadius="2xl"
        borderEndStartRadius="sm"
        paddingBlock="3"
        paddingInline="4"
        overflowWrap="anywhere"
      >
        {parts.map((part, index) =>
          index % 2 ? (
            <Text as="span" key={part} textDecoration="underline">
              {part}
            </Text>
          ) : (
            part
          ),
        )}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {text.length > 160 ? '2 parts' : '1 part'}, {text.length} characters
      </Text>
    </Stack>
  )
}
