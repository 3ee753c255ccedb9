import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dashboard } from '@/content/en/admin/dashboard'
import type { Dashboard } from '@/domain/dashboard'
import { formatWholeMoney } from '@/domain/money'
import { Card } from '@/ui/Card'
import { BarFigure } from '@/ui/charts/BarFigure'

const words = dashboard.charts
const count = (value: number) => value.toLocaleString('en-US')

/** Revenue per week, jobs by status, stock by level. */
export function Charts({ figures }: { figures: Dashboard }) {
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
              name: shortDay(week),
              values: { revenue },
            }))}
            series={[{ key: 'revenue', label: words.amount, color: 'accent' }]}
            format={formatWholeMoney}
            nameHeading={words.week}
            tableLabel={words.table}
          />
        </ChartCard>
        <ChartCard title={words.jobs}>
          <BarFigure
            label={words.jobsLabel}
            rows={jobsByStatus.map(({ status, jobs }) => ({ name: status, values: { jobs } }))}
            series={[{ key: 'jobs', label: words.jobsCount, color: 'accent' }]}
            format={count}
            nameHeading={words.status}
            tableLabel={words.table}
            isLying
          />
        </ChartCard>
        <ChartCard title={words.stock}>
          <BarFigure
            label={words.stockLabel}
            rows={stockByLevel.map(({ level, glass, products }) => ({
              name: level,
              values: { glass, products },
            }))}
            series={[
              { key: 'glass', label: words.glass, color: 'accent' },
              { key: 'products', label: words.products, color: 'action' },
            ]}
            format={count}
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

/** "Jun 15", for a week that begins on that day. */
function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
}
