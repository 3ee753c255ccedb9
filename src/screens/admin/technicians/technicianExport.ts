import { technicians } from '@/content/en/admin/technicians'
import type { CsvCell } from '@/domain/csv'
import type { Technician } from '@/domain/technicians'
import { exportColumns } from '../records/exportColumns'

/** What an export of technicians holds. */
export const technicianExport = exportColumns<Technician>(
  technicians.export.headings,
  (technician): readonly CsvCell[] => [
    technician.id,
    technician.name,
    technician.email,
    technician.phone,
    technician.location,
    technician.specialties.join('; '),
    technician.status,
    technician.rating,
    technician.completedJobs,
    technician.currentJob,
  ],
)
