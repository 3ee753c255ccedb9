import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useState } from 'react'
import { stateView } from '../stateView'

type PhotoProps = Omit<HTMLChakraProps<'img'>, 'src' | 'alt'> & {
  /** Null when it cannot be shown. */
  src: string | null
  /** What it shows, for people who do not see it. */
  alt: string
  /** What stands in the place of a photo that cannot be shown. */
  missing: string
}

/** A photo that is kept elsewhere. Where there is none, or its address shows none any more, it says so. */
export function Photo({ src, alt, missing, ...style }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) {
    return (
      <chakra.p
        {...stateView('error')}
        p="3"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border"
        borderRadius="md"
        textStyle="small"
        color="fg.muted"
      >
        {`${alt}: ${missing}`}
      </chakra.p>
    )
  }
  return <chakra.img src={src} alt={alt} onError={() => setBroken(src)} {...style} />
}
