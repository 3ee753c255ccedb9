import type { ReactNode } from 'react'
import { phoneNumbersIn } from '@/domain/phone'
import { TextLink } from './TextLink'

/** A phone number as it was typed, each number in it a link that calls it. */
export function PhoneLink({ text }: { /** As somebody typed it. */ text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const number of phoneNumbersIn(text)) {
    parts.push(
      text.slice(end, number.start),
      <TextLink key={number.start} href={number.href} whiteSpace="nowrap">
        {text.slice(number.start, number.end)}
      </TextLink>,
    )
    end = number.end
  }
  return <span>{[...parts, text.slice(end)]}</span>
}
