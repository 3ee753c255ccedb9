import { chakra } from '@chakra-ui/react'
import { Glyph } from '@/ui/Glyph'

/** A list of short statements, each with a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2.5">
      {items.map((item) => (
        <chakra.li key={item} display="flex" gap="2.5" alignItems="flex-start">
          <chakra.span color="accent.fg" pt="0.5" display="inline-flex">
            <Glyph name="check" />
          </chakra.span>
          <span>{item}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
