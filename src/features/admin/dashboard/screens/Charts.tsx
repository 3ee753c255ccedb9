import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Dashboard } from '@/domain/dashboard'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { BarFigure } from '@/ui/charts/BarFigure'
import { dashboardWords } from '../words'

/** Revenue per week, jobs by status, stock by level. */
export function Charts({ figures }: { figures: Dashboard }) {
  const words = useWords(dashboardWords).charts
  const { jobStatuses } = useWords(sharedWords)
  const { levels } = useWords(sharedAdminWords).stock
  const { number, wholeMoney, monthDay } = useFormats()
  const { revenueByWeek, jobsByStatus, stockByLevel } = figures
  return (
    <chakra.section>
      <chakra.h2 textStyle="section" mb="4">
        {words.title}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '2fr 1fr 1fr' }}
        alignItems="start"
        gap={{ base: '4', md: '5' }}
      >
        <ChartCard title={words.revenue}>
          <BarFigure
            label={words.revenueLabel(revenueByWeek.length)}
            rows={revenueByWeek.map(({ week, revenue }) => ({
              name: monthDay(week),
              values: { revenue },
            }))}
            series={[{ key: 'revenue', label: words.amount, color: 'accent' }]}
            format={wholeMoney}
            nameHeading={words.week}
            tableLabel={words.table}
          />
        </ChartCard>
        <ChartCard title={words.jobs}>
          <BarFigure
            label={words.jobsLabel}
            rows={jobsByStatus.map(({ status, jobs }) => ({
              name: jobStatuses[status],
              values: { jobs },
            }))}
            series={[{ key: 'jobs', label: words.jobsCount, color: 'accent' }]}
            format={number}
            nameHeading={words.status}
            tableLabel={words.table}
            isLying
          />
        </ChartCard>
        <ChartCard title={words.stock}>
          <BarFigure
            label={words.stockLabel}
            rows={stockByLevel.map(({ level, glass, products }) => ({
              name: levels[level],
              values: { glass, products },
            }))}
            series={[
              { key: 'glass', label: words.glass, color: 'accent' },
              { key: 'products', label: words.products, color: 'action' },
            ]}
            format={number}
            nameHeading={words.level}
            tableLabel={words.table}
            isLying
          />
        </ChartCard>
      </chakra.div>
    </chakra.section>
  )
}

function ChartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <chakra.h3 textStyle="card" mb="3">
        {title}
      </chakra.h3>
      {children}
    </Card>
  )
}
