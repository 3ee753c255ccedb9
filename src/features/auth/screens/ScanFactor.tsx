import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { NewFactor } from '@/domain/secondFactor'
import { codeForm, factorSetUp } from '@/platform/session/factorVerbs'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { authWords } from '../words'
import { CodeForm } from './CodeForm'

type ScanFactorProps = {
  factor: NewFactor
  /** The first code was right. */
  onConfirmed?: () => void
}

/** A new second factor as a picture and as a key to type, and its first code. */
export function ScanFactor({ factor, onConfirmed }: ScanFactorProps) {
  const { scan } = useWords(authWords).secondFactor
  const startOver = useSetAtom(factorSetUp.resetAtom)
  const clearCode = useSetAtom(codeForm.resetAtom)
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: 'auto minmax(0, 1fr)' }}
        alignItems="center"
      >
        <chakra.img
          src={factor.qrCode}
          alt={scan.picture}
          width="13rem"
          height="13rem"
          p="3"
          // Scanners need dark on light, in the dark too.
          bg="white"
          borderRadius="md"
          borderWidth="1px"
          borderStyle="solid"
          borderColor="border"
          justifySelf={{ base: 'center', sm: 'start' }}
        />
        <Key secret={factor.secret} />
      </chakra.div>
      <CodeForm id="first-code" factorId={factor.id} submit={scan.submit} onConfirmed={onConfirmed}>
        <Button
          variant="plain"
          onClick={() => {
            clearCode()
            startOver()
          }}
        >
          {scan.startOver}
        </Button>
      </CodeForm>
    </chakra.div>
  )
}

/** The key of the picture, in groups that can be typed. */
function Key({ secret }: { secret: string }) {
  const { scan } = useWords(authWords).secondFactor
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Where nothing can be copied it can be read.
    }
  }
  return (
    <chakra.div minW="0">
      <chakra.p textStyle="small" color="fg.muted">
        {scan.noCamera}
      </chakra.p>
      <chakra.p mt="2" fontFamily="mono" letterSpacing="wide" overflowWrap="anywhere">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </chakra.p>
      <chakra.div mt="2" ms="-4">
        <Button variant="plain" onClick={() => void copy()}>
          {isCopied ? scan.copied : scan.copy}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
