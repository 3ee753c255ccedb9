import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { common } from '@/content/en/admin/common'
import { frame, type SectionId } from '@/content/en/admin/frame'
import { site } from '@/content/en/site'
import { company } from '@/domain/company'
import { displayName, initials } from '@/domain/person'
import { roleLabel } from '@/domain/roles'
import { AdminShell, sectionTitle } from '@/screens/admin/frame/AdminShell'
import { NoSuchSection } from '@/screens/admin/frame/NoSuchSection'
import { PageSpinner } from '@/ui/PageSpinner'
import { useAuth } from '../../providers/useAuth'
import { PageBoundary } from '../../PageBoundary'
import { sections } from './sections'

/** The admin panel for those who may see it: the frame, and the section of the address. */
export default function AdminPanel() {
  const { pathname } = useLocation()
  const { user, profile, signOut } = useAuth()
  const section = sectionOf(pathname)
  const hasName = Boolean(profile?.first_name?.trim() || profile?.last_name?.trim())
  return (
    <AdminShell
      section={section}
      account={{
        initials: initials(profile, user?.email),
        name: hasName ? displayName(profile) : frame.user.fallbackName,
        email: user?.email ?? '',
        roleLabel: roleLabel(profile?.role),
      }}
      onSignOut={() => void signOut()}
    >
      <title>{common.pageTitle(sectionTitle(section), company.name)}</title>
      <PageBoundary key={section}>
        <Suspense fallback={<PageSpinner label={site.loading} />}>
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
  return frame.sections.find(({ href }) => href === path)?.id ?? null
}
