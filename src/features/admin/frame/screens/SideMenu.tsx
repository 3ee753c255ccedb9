import { chakra } from '@chakra-ui/react'
import { sectionHref, sectionIds, type SectionId } from '@/features/admin/shared/sections'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { frameWords } from '../words'
import { sectionIcons } from './sectionIcons'

type SideMenuProps = {
  /** The section of the address; null outside all of them. */
  current: SectionId | null
  /** Called after a choice, so that a drawer closes. */
  onChoose?: () => void
  /** `night` on the dark rail of a wide window, `sheet` in the drawer. */
  surface: 'night' | 'sheet'
}

/** The menu of sections; the one that is open is marked. */
export function SideMenu({ current, onChoose, surface }: SideMenuProps) {
  const { sections } = useWords(sharedAdminWords)
  const { menuLabel } = useWords(frameWords)
  const isNight = surface === 'night'
  return (
    <chakra.nav aria-label={menuLabel}>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {sectionIds.map((id) => {
          const Icon = sectionIcons[id]
          const isCurrent = id === current
          return (
            <li key={id}>
              <chakra.a
                href={sectionHref(id)}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onChoose}
                display="flex"
                alignItems="center"
                gap="3"
                minH="touch"
                px="3"
                borderRadius="md"
                textDecoration="none"
                fontWeight={isCurrent ? 'semibold' : 'medium'}
                color={
                  isNight
                    ? isCurrent
                      ? 'white'
                      : 'fg.onNightMuted'
                    : isCurrent
                      ? 'accent.fg'
                      : 'fg'
                }
                bg={isCurrent ? (isNight ? 'ink.700' : 'accent.subtle') : 'transparent'}
                boxShadow={isCurrent ? 'inset 3px 0 0 var(--sun-colors-glass-300)' : 'none'}
                _hover={{
                  bg: isNight ? 'ink.800' : 'bg.muted',
                  color: isNight ? 'white' : undefined,
                }}
              >
                <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                {sections[id]}
              </chakra.a>
            </li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}
