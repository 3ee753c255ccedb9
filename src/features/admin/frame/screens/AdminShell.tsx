import { chakra } from '@chakra-ui/react'
import { Menu as MenuSign } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import type { SectionId } from '@/features/admin/shared/sections'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { BrandMark } from '@/ui/BrandMark'
import { IconButton } from '@/ui/IconButton'
import { MotionScope } from '@/ui/motion/MotionScope'
import { Modal } from '@/ui/overlay/Modal'
import { tallWindow } from '@/ui/tallWindow'
import { frameWords } from '../words'
import { Bell } from './Bell'
import { HeaderSearch } from './HeaderSearch'
import { SideMenu } from './SideMenu'
import { UserBlock, type AdminAccount } from './UserBlock'

export type { AdminAccount }

type AdminShellProps = {
  /** The section of the address; null outside all of them. */
  section: SectionId | null
  account: AdminAccount
  onSignOut: () => void
  children: ReactNode
}

/** The title of a section: its menu entry, or 'Admin' outside all of them. */
export function useSectionTitle(section: SectionId | null): string {
  const { sections } = useWords(sharedAdminWords)
  const { fallbackTitle } = useWords(frameWords)
  return section ? sections[section] : fallbackTitle
}

/**
 * The admin panel's frame: the menu at the side (a drawer below 1024 px), the header with title, search,
 * bell and who is signed in, and the section.
 */
export function AdminShell({ section, account, onSignOut, children }: AdminShellProps) {
  const { company } = useSiteSettings()
  const words = useWords(frameWords)
  const title = useSectionTitle(section)
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <MotionScope>
      <chakra.div
        minH="100dvh"
        display={{ base: 'block', lg: 'grid' }}
        gridTemplateColumns="15.5rem minmax(0, 1fr)"
      >
        <chakra.a
          href="#content"
          position="absolute"
          insetStart="4"
          top="-20"
          zIndex="skipNav"
          px="4"
          py="2"
          bg="bg.surface"
          color="accent.fg"
          borderRadius="md"
          _focus={{ top: '4' }}
        >
          {words.skip}
        </chakra.a>
        <chakra.div
          display={{ base: 'none', lg: 'flex' }}
          flexDirection="column"
          gap="6"
          position="sticky"
          top="0"
          height="100dvh"
          overflowY="auto"
          px="3"
          py="5"
          bg="bg.night"
          color="fg.onNight"
        >
          <Brand />
          <SideMenu current={section} surface="night" />
          <chakra.a
            href="/"
            mt="auto"
            px="3"
            py="2"
            borderRadius="md"
            color="fg.onNightMuted"
            textStyle="small"
            _hover={{ color: 'white' }}
          >
            {words.site}
          </chakra.a>
        </chakra.div>
        <chakra.div minW="0" display="flex" flexDirection="column">
          <chakra.header
            css={{ [tallWindow]: { position: 'sticky' } }}
            top="0"
            zIndex="sticky"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="end"
            gap={{ base: '1', sm: '2', md: '4' }}
            minH="4.25rem"
            px={{ base: '2', md: '6', xl: '8' }}
            bg="bg.surface"
            borderBottomWidth="1px"
            borderBottomStyle="solid"
            borderColor="border"
          >
            <chakra.div display={{ lg: 'none' }}>
              <IconButton
                label={words.openMenu}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={() => setMenuOpen(true)}
              >
                <MenuSign aria-hidden="true" size={22} />
              </IconButton>
            </chakra.div>
            <chakra.p
              textStyle="card"
              fontSize={{ base: 'lg', md: 'xl' }}
              flex="1 1 0"
              minW="min-content"
            >
              {title}
            </chakra.p>
            <HeaderSearch />
            <Bell />
            <UserBlock account={account} onSignOut={onSignOut} />
          </chakra.header>
          <chakra.main
            id="content"
            flex="1"
            width="full"
            maxW="96rem"
            mx="auto"
            px={{ base: '4', md: '6', xl: '8' }}
            py={{ base: '5', md: '8' }}
          >
            {children}
          </chakra.main>
        </chakra.div>
        <Modal
          isOpen={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          shape="menu"
          title={company.name}
          closeLabel={words.closeMenu}
        >
          <SideMenu current={section} surface="sheet" onChoose={() => setMenuOpen(false)} />
        </Modal>
      </chakra.div>
    </MotionScope>
  )
}

function Brand() {
  const { company } = useSiteSettings()
  return (
    <chakra.a
      href="/admin"
      display="flex"
      alignItems="center"
      gap="2.5"
      px="2"
      minH="touch"
      borderRadius="md"
      color="inherit"
      textDecoration="none"
      textStyle="card"
    >
      <BrandMark />
      {company.name}
    </chakra.a>
  )
}
