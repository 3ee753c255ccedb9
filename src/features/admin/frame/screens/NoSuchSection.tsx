import { AdminPage } from '@/features/admin/shared/screens/AdminPage'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { frameWords } from '../words'

/** What stands at an address under /admin that belongs to no section. */
export function NoSuchSection() {
  const { fallbackTitle, notFound } = useWords(frameWords)
  const { title, text, home } = notFound
  return (
    <AdminPage title={fallbackTitle}>
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
