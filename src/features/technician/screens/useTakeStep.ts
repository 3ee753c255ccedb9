import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { Appointment, TechnicianStep } from '@/domain/technicianDay'
import { takeStepAtom } from '../state/actions'
import { useTellTaken } from './useTellTaken'

/** Takes a step of a job and tells; answers whether it is kept. */
export function useTakeStep() {
  const take = useSetAtom(takeStepAtom)
  const tell = useTellTaken()
  return useCallback(
    async ({ id, customer }: Appointment, step: TechnicianStep) =>
      tell(await take({ jobId: id, step }), step, customer),
    [take, tell],
  )
}
