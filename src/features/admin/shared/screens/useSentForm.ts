import { useRef, useState } from 'react'
import { newIdempotencyKey, type SentForm } from '@/domain/idempotencyKey'

/** For a form that makes something: call the answer at each sending, to tell the server which one it is. */
export function useSentForm(): () => SentForm {
  const [key] = useState(newIdempotencyKey)
  const sendings = useRef(0)
  return () => {
    sendings.current += 1
    return { key, sending: sendings.current }
  }
}
