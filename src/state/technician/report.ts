import { atom } from 'jotai'
import type { ServiceReport } from '@/domain/technicianDay'
import { pinnable, type View } from '../admin/view'

/** The job whose service report is open; null for none. */
export const reportJobIdAtom = atom<string | null>(null)

/** The service report of `reportJobIdAtom`. */
export const reportViewAtom = pinnable((): View<ServiceReport> => ({ status: 'loading' }))
