import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus, Star, UserCheck, Users, Wrench } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  technicianFields,
  technicianStatuses,
  type Technician,
  type TechnicianFigures,
} from '@/domain/technicians'
import { CardSort } from '@/features/admin/shared/screens/CardSort'
import { DeleteDialog } from '@/features/admin/shared/screens/DeleteDialog'
import { ExportButton } from '@/features/admin/shared/screens/ExportButton'
import { FigureTiles, type FigureTile } from '@/features/admin/shared/screens/FigureTiles'
import { ListScreen } from '@/features/admin/shared/screens/ListScreen'
import { CardGrid, CardSkeletons } from '@/features/admin/shared/screens/RecordCard'
import { RecordEditor, type Edited } from '@/features/admin/shared/screens/RecordEditor'
import { RecordSheet } from '@/features/admin/shared/screens/RecordSheet'
import { labelled } from '@/features/admin/shared/screens/formFields'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns, formOf } from '@/features/admin/shared/screens/recordFields'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList } from '@/ui/SummaryList'
import { saveTechnicianAtom, technicianFiguresViewAtom, techniciansList } from '../state'
import { technicianWords, type TechnicianWords } from '../words'
import { AssignJobDialog } from './AssignJobDialog'
import { TechnicianCard, technicianFacts } from './TechnicianCard'
import { WorkingTimeDialog } from './WorkingTimeDialog'
import { technicianForm } from './technicianForm'

const form = formOf(technicianFields)
const usualSort = { sort: 'id', descending: false }

function technicianFilters({ filters, statuses }: TechnicianWords): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      column: 'status',
      label: filters.status,
      options: labelled(technicianStatuses, statuses),
    },
  ]
}

function technicianTiles(
  { tiles }: TechnicianWords,
  { number, decimal }: Formats,
): readonly FigureTile<TechnicianFigures>[] {
  return [
    { label: tiles.total, icon: <Users size={20} />, value: ({ total }) => number(total) },
    {
      label: tiles.available,
      icon: <UserCheck size={20} />,
      value: ({ available }) => number(available),
    },
    { label: tiles.onJob, icon: <Wrench size={20} />, value: ({ onJob }) => number(onJob) },
    {
      label: tiles.averageRating,
      icon: <Star size={20} />,
      value: ({ averageRating }) => decimal(averageRating),
    },
  ]
}

/** `/admin/technicians`. */
export function TechniciansScreen() {
  const words = useWords(technicianWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const figures = useAtomValue(technicianFiguresViewAtom)
  const open = useSetAtom(techniciansList.openAtom)
  const [edited, setEdited] = useState<Edited<Technician> | null>(null)
  const [assigned, setAssigned] = useState<Technician | null>(null)
  const [timed, setTimed] = useState<Technician | null>(null)
  const [deleted, setDeleted] = useState<Technician | null>(null)
  const fields = useMemo(() => technicianForm(words), [words])
  const filters = useMemo(() => technicianFilters(words), [words])
  const tiles = useMemo(() => technicianTiles(words, formats), [words, formats])
  const sheetActions = (technician: Technician) => (
    <>
      <Button onClick={() => setTimed(technician)}>{words.time.button}</Button>
      <Button variant="solid" onClick={() => setEdited(technician)}>
        {common.edit}
      </Button>
    </>
  )

  return (
    <ListScreen
      list={techniciansList}
      words={words}
      actions={
        <>
          <ExportButton
            list={techniciansList}
            name={words.export.file}
            columns={exportColumns(technicianFields, words.export.headings)}
          />
          <Button variant="action" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Button>
        </>
      }
      tiles={<FigureTiles view={figures} tiles={tiles} />}
      filters={filters}
      toolbar={
        <CardSort
          list={techniciansList}
          usualSort={usualSort}
          choices={[
            { sort: 'id', label: words.sorts.id },
            { sort: 'name', label: words.sorts.name, kind: 'names' },
            { sort: 'rating', label: words.sorts.rating },
            { sort: 'completedJobs', label: words.sorts.completedJobs },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
      usualSort={usualSort}
      renderLoading={() => <CardSkeletons facts={5} />}
      renderRows={(rows) => (
        <CardGrid>
          {rows.map((technician) => (
            <TechnicianCard
              key={technician.id}
              technician={technician}
              onOpen={open}
              onEdit={setEdited}
              onAssign={setAssigned}
              onTime={setTimed}
              onDelete={setDeleted}
            />
          ))}
        </CardGrid>
      )}
    >
      <RecordSheet
        list={techniciansList}
        title={({ id, name }) => `${id} · ${name}`}
        actions={sheetActions}
      >
        {(technician) => <TechnicianSummary technician={technician} />}
      </RecordSheet>
      <RecordEditor
        list={techniciansList}
        edited={edited}
        onClose={() => setEdited(null)}
        words={words.form}
        fields={fields}
        {...form}
        saveAtom={saveTechnicianAtom}
      />
      {assigned && <AssignJobDialog technician={assigned} onClose={() => setAssigned(null)} />}
      {timed && <WorkingTimeDialog technician={timed} onClose={() => setTimed(null)} />}
      <DeleteDialog list={techniciansList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function TechnicianSummary({ technician }: { technician: Technician }) {
  const words = useWords(technicianWords)
  const { card, statuses } = words
  const formats = useFormats()
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <StatusChip tone={statusTones[technician.status]}>{statuses[technician.status]}</StatusChip>
        <chakra.span textStyle="small" color="fg.muted">
          {card.rating(technician.rating)}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {technician.hasAccount ? card.account : card.noAccount}
        </chakra.span>
      </chakra.div>
      <SummaryList rows={technicianFacts(technician, words, formats)} />
    </>
  )
}
