import { frame } from '@/content/en/admin/frame'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { AdminPage } from '../shared/AdminPage'

/** What stands at an address under /admin that belongs to no section. */
export function NoSuchSection() {
  const { title, text, home } = frame.notFound
  return (
    <AdminPage title={frame.fallbackTitle}>
      <Card padding="none">
        <EmptyState
          title={title}
          text={text}
          actions={<LinkButton href="/admin">{home}</LinkButton>}
        />
      </Card>
    </AdminPage>
  )
}
