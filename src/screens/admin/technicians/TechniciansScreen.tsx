import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus, Star, UserCheck, Users, Wrench } from 'lucide-react'
import { useState } from 'react'
import { common } from '@/content/en/admin/common'
import { technicians } from '@/content/en/admin/technicians'
import { technicianStatuses, type Technician, type TechnicianFigures } from '@/domain/technicians'
import {
  saveTechnicianAtom,
  technicianFiguresViewAtom,
  techniciansList,
} from '@/state/admin/technicians'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList } from '@/ui/SummaryList'
import { CardSort } from '../records/CardSort'
import { FigureTiles, type FigureTile } from '../records/FigureTiles'
import { CardGrid, CardSkeletons } from '../records/RecordCard'
import { RecordEditor, type Edited } from '../records/RecordEditor'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton } from '../shared/ExportButton'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { statusTones } from '../shared/statusTones'
import { AssignJobDialog } from './AssignJobDialog'
import { TechnicianCard, technicianFacts } from './TechnicianCard'
import { technicianExport } from './technicianExport'
import { newTechnician, technicianFields, technicianOf, technicianValues } from './technicianForm'

const usualSort = { sort: 'id', descending: false }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    column: 'status',
    label: technicians.filters.status,
    options: technicianStatuses.map((value) => ({ value, label: value })),
  },
]

const tiles: readonly FigureTile<TechnicianFigures>[] = [
  {
    label: technicians.tiles.total,
    icon: <Users size={20} />,
    value: ({ total }) => total.toLocaleString('en-US'),
  },
  {
    label: technicians.tiles.available,
    icon: <UserCheck size={20} />,
    value: ({ available }) => available.toLocaleString('en-US'),
  },
  {
    label: technicians.tiles.onJob,
    icon: <Wrench size={20} />,
    value: ({ onJob }) => onJob.toLocaleString('en-US'),
  },
  {
    label: technicians.tiles.averageRating,
    icon: <Star size={20} />,
    value: ({ averageRating }) => averageRating.toFixed(1),
  },
]

/** `/admin/technicians` (specification, section 2). */
export function TechniciansScreen() {
  const figures = useAtomValue(technicianFiguresViewAtom)
  const open = useSetAtom(techniciansList.openAtom)
  const [edited, setEdited] = useState<Edited<Technician> | null>(null)
  const [assigned, setAssigned] = useState<Technician | null>(null)
  const [deleted, setDeleted] = useState<Technician | null>(null)
  const editButton = (technician: Technician) => (
    <Button variant="solid" onClick={() => setEdited(technician)}>
      {common.edit}
    </Button>
  )

  return (
    <ListScreen
      list={techniciansList}
      words={technicians}
      actions={
        <>
          <ExportButton
            list={techniciansList}
            name={technicians.export.file}
            columns={technicianExport}
          />
          <Button variant="action" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" size={18} />
            {technicians.add}
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
            { sort: 'id', label: technicians.sorts.id },
            { sort: 'name', label: technicians.sorts.name, kind: 'names' },
            { sort: 'rating', label: technicians.sorts.rating },
            { sort: 'completedJobs', label: technicians.sorts.completedJobs },
          ]}
        />
      }
      emptyAction={
        <Button variant="solid" onClick={() => setEdited('new')}>
          {technicians.add}
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
              onDelete={setDeleted}
            />
          ))}
        </CardGrid>
      )}
    >
      <RecordSheet
        list={techniciansList}
        title={({ id, name }) => `${id} · ${name}`}
        actions={editButton}
      >
        {(technician) => <TechnicianSummary technician={technician} />}
      </RecordSheet>
      <RecordEditor
        list={techniciansList}
        edited={edited}
        onClose={() => setEdited(null)}
        words={technicians.form}
        fields={technicianFields}
        newValues={newTechnician}
        valuesOf={technicianValues}
        fieldsOf={technicianOf}
        saveAtom={saveTechnicianAtom}
      />
      {assigned && <AssignJobDialog technician={assigned} onClose={() => setAssigned(null)} />}
      <DeleteDialog list={techniciansList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

function TechnicianSummary({ technician }: { technician: Technician }) {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <StatusChip tone={statusTones[technician.status]}>{technician.status}</StatusChip>
        <chakra.span textStyle="small" color="fg.muted">
          {technicians.card.rating(technician.rating)}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {technician.hasAccount ? technicians.card.account : technicians.card.noAccount}
        </chakra.span>
      </chakra.div>
      <SummaryList rows={technicianFacts(technician)} />
    </>
  )
}
