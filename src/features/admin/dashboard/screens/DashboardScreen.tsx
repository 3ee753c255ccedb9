import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { CalendarCheck, CircleDollarSign, FileText, HardHat } from 'lucide-react'
import { FailedMessages } from '@/features/admin/shared/messages/screens/FailedMessages'
import { AdminPage } from '@/features/admin/shared/screens/AdminPage'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { StatTile, TileRow } from '@/ui/StatTile'
import { dashboardViewAtom } from '../state'
import { dashboardWords } from '../words'
import { Charts } from './Charts'
import { LatestQuotes, RecentOrders } from './LatestRecords'
import { LoadingText } from '@/ui/LoadingText'

/** The first screen of the panel: the day's figures, what came in last, how business is going. */
export function DashboardScreen() {
  const words = useWords(dashboardWords)
  const { wholeMoney } = useFormats()
  const view = useAtomValue(dashboardViewAtom)
  if (view.status === 'error' || view.status === 'forbidden') {
    return (
      <AdminPage title={words.overview}>
        <ViewProblem view={view} />
      </AdminPage>
    )
  }
  const figures = view.status === 'ready' ? view.value : null
  const { tiles } = words
  return (
    <AdminPage title={words.overview}>
      <chakra.div aria-busy={figures === null} display="grid" gap={{ base: '5', md: '6' }}>
        {figures === null && <LoadingText>{words.loading}</LoadingText>}
        {figures && <FailedMessages />}
        <TileRow>
          <StatTile
            label={tiles.todaysAppointments}
            value={figures && String(figures.todaysAppointments)}
            icon={<CalendarCheck size={20} />}
            href="/admin/jobs?view=day"
          />
          <StatTile
            label={tiles.pendingQuotes}
            value={figures && String(figures.pendingQuotes)}
            icon={<FileText size={20} />}
            href="/admin/quotes"
          />
          <StatTile
            label={tiles.revenue}
            value={figures && wholeMoney(figures.revenueThisMonth)}
            icon={<CircleDollarSign size={20} />}
            href="/admin/orders"
          />
          <StatTile
            label={tiles.activeTechnicians}
            value={figures && String(figures.activeTechnicians)}
            icon={<HardHat size={20} />}
            href="/admin/technicians"
          />
        </TileRow>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
          gap={{ base: '4', md: '5' }}
        >
          <RecentOrders orders={figures && figures.recentOrders} />
          <LatestQuotes quotes={figures && figures.latestQuotes} />
        </chakra.div>
        {figures && <Charts figures={figures} />}
      </chakra.div>
    </AdminPage>
  )
}
