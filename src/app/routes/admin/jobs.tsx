import { JobsScreen } from '@/screens/admin/jobs/JobsScreen'
import { jobsList } from '@/state/admin/jobs'
import { useListAddress } from './useListAddress'

/** `/admin/jobs`. */
export default function JobsRoute() {
  useListAddress(jobsList.stateAtom)
  return <JobsScreen />
}
