import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Part, Sheet } from './Sheet'
import { cssVariables, designTokens } from './tokenText'

/** All tokens as text for other tools, to copy. */
export function TokensSheet() {
  return (
    <Sheet
      title="Tokens to copy"
      lead="The same tokens that the screens are made of, for a style sheet or a design tool. References are followed, and each role has its value in both modes."
    >
      <Copied title="CSS variables" text={cssVariables()} />
      <Copied title="Design Tokens JSON" text={designTokens()} />
    </Sheet>
  )
}

function Copied({ title, text }: { title: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Part title={title}>
      <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        Copy {title}
      </Button>
      <chakra.span role="status" ms="3">
        {isCopied && 'Copied.'}
      </chakra.span>
      <chakra.pre
        tabIndex={0}
        role="group"
        aria-label={`${title}, as text`}
        mt="4"
        p="4"
        maxH="24rem"
        overflow="auto"
        fontSize="sm"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
      >
        {text}
      </chakra.pre>
    </Part>
  )
}
