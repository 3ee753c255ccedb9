import { useAtomValue } from 'jotai'
import { Boxes, DollarSign, Layers, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import {
  glassFields,
  glassItemTypes,
  stockLevels,
  type GlassFigures,
  type GlassItem,
} from '@/domain/stock'
import type { FigureTile } from '@/features/admin/shared/screens/FigureTiles'
import { LevelChip, unitFacts } from '@/features/admin/shared/screens/StockFacts'
import { StockList } from '@/features/admin/shared/screens/StockList'
import { labelled } from '@/features/admin/shared/screens/formFields'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns } from '@/features/admin/shared/screens/recordFields'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { SummaryList } from '@/ui/SummaryList'
import { glassFiguresViewAtom, glassList, reorderGlassAtom, saveGlassAtom } from '../state'
import { glassWords, type GlassWords } from '../words'
import { GlassCard, glassFacts } from './GlassCard'
import { glassForm, glassValues } from './glassForm'

type StockWords = SharedAdminWords['stock']

function glassFilters(
  { filters, types }: GlassWords,
  { levels }: StockWords,
): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      column: 'level',
      label: filters.level,
      options: labelled(stockLevels, levels),
    },
    {
      kind: 'choice',
      column: 'type',
      label: filters.type,
      options: labelled(glassItemTypes, types),
    },
  ]
}

function glassTiles(
  { tiles }: GlassWords,
  { number, wholeMoney }: Formats,
): readonly FigureTile<GlassFigures>[] {
  return [
    {
      label: tiles.totalItems,
      icon: <Boxes size={20} />,
      value: ({ totalItems }) => number(totalItems),
    },
    {
      label: tiles.lowStock,
      icon: <TriangleAlert size={20} />,
      value: ({ lowStock }) => number(lowStock),
      warns: ({ lowStock }) => lowStock > 0,
    },
    {
      label: tiles.totalValue,
      icon: <DollarSign size={20} />,
      value: ({ totalValue }) => wholeMoney(totalValue),
    },
    { label: tiles.types, icon: <Layers size={20} />, value: ({ types }) => number(types) },
  ]
}

function glassExport({ export: { headings }, types }: GlassWords, { levels }: StockWords) {
  return exportColumns<typeof glassFields, GlassItem>(glassFields, headings, {
    type: ({ type }) => types[type],
    level: ({ level }) => levels[level],
  })
}

/** `/admin/glasses`. */
export function GlassesScreen() {
  const words = useWords(glassWords)
  const { stock } = useWords(sharedAdminWords)
  const formats = useFormats()
  const { sorts, types } = words
  const tiles = useMemo(() => glassTiles(words, formats), [words, formats])
  const filters = useMemo(() => glassFilters(words, stock), [words, stock])
  const fields = useMemo(() => glassForm(words), [words])
  return (
    <StockList
      list={glassList}
      words={words}
      figures={useAtomValue(glassFiguresViewAtom)}
      tiles={tiles}
      filters={filters}
      sorts={[
        { sort: 'id', label: sorts.id },
        { sort: 'inStock', label: sorts.inStock },
        { sort: 'price', label: sorts.price },
        { sort: 'vehicle', label: sorts.vehicle, kind: 'names' },
      ]}
      exported={glassExport(words, stock)}
      fields={fields}
      form={glassValues}
      saveAtom={saveGlassAtom}
      reorderAtom={reorderGlassAtom}
      titleOf={({ id, type }) => `${id} · ${types[type]}`}
      nameOf={({ id, type, vehicle }) => `${types[type]} ${vehicle} (${id})`}
      renderCard={(item, parts) => <GlassCard key={item.id} item={item} {...parts} />}
      renderSummary={(item) => <GlassSummary item={item} />}
    />
  )
}

function GlassSummary({ item }: { item: GlassItem }) {
  const words = useWords(glassWords)
  const { stock } = useWords(sharedAdminWords)
  const { money } = useFormats()
  return (
    <SummaryList
      rows={[
        { label: words.filters.level, value: <LevelChip level={item.level} /> },
        { label: words.sorts.price, value: money(item.price) },
        ...unitFacts(item, stock),
        ...glassFacts(item, words, stock),
      ]}
    />
  )
}
