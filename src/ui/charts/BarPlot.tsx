import { useToken } from '@chakra-ui/react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { BarFigureProps } from './BarFigure'

/** The bars of `BarFigure`, with recharts. */
export default function BarPlot({ rows, series, format, isLying = false }: BarFigureProps) {
  const [line, text, surface, accent, action] = useToken('colors', [
    'border',
    'fg.muted',
    'bg.surface',
    'accent.solid',
    'action',
  ])
  const paints = { accent, action }
  const data = rows.map(({ name, values }) => ({ name, ...values }))
  const tick = { fill: text, fontSize: 12 }
  const names = { dataKey: 'name', tick, tickLine: false, axisLine: { stroke: line } }
  const amounts = {
    tick,
    tickLine: false,
    axisLine: false,
    tickFormatter: format,
    allowDecimals: false,
  }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid
          stroke={line}
          strokeDasharray="3 4"
          vertical={isLying}
          horizontal={!isLying}
        />
        {isLying ? (
          <>
            <XAxis type="number" {...amounts} />
            <YAxis type="category" width="auto" {...names} />
          </>
        ) : (
          <>
            <XAxis {...names} interval="preserveStartEnd" minTickGap={12} />
            <YAxis width="auto" {...amounts} />
          </>
        )}
        <Tooltip
          cursor={{ fill: line, opacity: 0.35 }}
          formatter={(value) => format(Number(value))}
          contentStyle={{ background: surface, border: `1px solid ${line}`, borderRadius: 10 }}
        />
        {series.length > 1 && <Legend iconType="circle" wrapperStyle={{ fontSize: '0.8125rem' }} />}
        {series.map(({ key, label, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            fill={paints[color]}
            radius={isLying ? [0, 5, 5, 0] : [5, 5, 0, 0]}
            maxBarSize={34}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
