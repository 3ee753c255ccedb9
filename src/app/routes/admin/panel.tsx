import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { displayName, initials } from '@/domain/person'
import { AdminShell, useSectionTitle } from '@/features/admin/frame/screens/AdminShell'
import { NoSuchSection } from '@/features/admin/frame/screens/NoSuchSection'
import { frameWords } from '@/features/admin/frame/words'
import { sectionHref, sectionIds, type SectionId } from '@/features/admin/shared/sections'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { personAtom, personProfileAtom } from '@/platform/session/sessionState'
import { roleLabel, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { PageBoundary } from '../../PageBoundary'
import { PageLoading } from '../../PageLoading'
import { useAuth } from '../../providers/useAuth'
import { sections } from './sections'

/** The admin panel for those who may see it: the frame, and the section of the address. */
export default function AdminPanel() {
  const { company } = useSiteSettings()
  const { pathname } = useLocation()
  const { signOut } = useAuth()
  const user = useAtomValue(personAtom)
  const profile = useAtomValue(personProfileAtom)
  const section = sectionOf(pathname)
  const title = useSectionTitle(section)
  const { common } = useWords(sharedAdminWords)
  const { user: userWords } = useWords(frameWords)
  const shared = useWords(sharedWords)
  const hasName = Boolean(profile?.first_name?.trim() || profile?.last_name?.trim())
  return (
    <AdminShell
      section={section}
      account={{
        initials: initials(profile, user?.email),
        name: hasName ? displayName(profile) : userWords.fallbackName,
        email: user?.email ?? '',
        roleLabel: roleLabel(shared, profile?.role),
      }}
      onSignOut={() => void signOut()}
    >
      <title>{common.pageTitle(title, company.name)}</title>
      <PageBoundary key={section}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {sections.map(({ id, page: Page }) => (
              <Route key={id} path={id === 'dashboard' ? '' : id} element={<Page />} />
            ))}
            <Route path="*" element={<NoSuchSection />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </AdminShell>
  )
}

/** The section of an address; null outside all of them. */
function sectionOf(pathname: string): SectionId | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  return sectionIds.find((id) => sectionHref(id) === path) ?? null
}
