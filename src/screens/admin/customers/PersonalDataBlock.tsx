import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { Download, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { common } from '@/content/en/admin/common'
import { customers } from '@/content/en/admin/customers'
import type { Customer } from '@/domain/customers'
import { pacificToday } from '@/domain/pacificTime'
import { exportCustomerAtom } from '@/state/admin/personalData'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { formatInstant } from '../shared/formatInstant'
import { saveFile } from '../shared/saveFile'
import { useTell } from '../shared/useTell'

const words = customers.personalData

const EraseDialog = lazy(() => import('./EraseDialog'))

/** What a customer can ask for: what is held about them, as a file, or that it is erased. */
export function PersonalDataBlock({ customer }: { customer: Customer }) {
  const ask = useSetAtom(exportCustomerAtom)
  const tell = useTell()
  const [isExporting, setExporting] = useState(false)
  const [isErasing, setErasing] = useState(false)

  async function save() {
    setExporting(true)
    const outcome = await tell(ask(customer.id), { title: words.exported(customer.id) })
    setExporting(false)
    if (!outcome.ok) return
    // No name in it: files lie about in downloads.
    const name = `${words.file}-${customer.id}-${pacificToday(new Date())}.json`
    saveFile(name, outcome.value, 'application/json;charset=utf-8')
  }

  return (
    <chakra.section mt="8">
      <chakra.h3 textStyle="card" mb="1">
        {words.title}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {words.text}
      </chakra.p>
      {customer.erasedAt && (
        <chakra.div mb="3">
          <Alert title={words.erasedOn(formatInstant(customer.erasedAt))}>{words.erased}</Alert>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button busy={isExporting} busyLabel={common.exporting} onClick={() => void save()}>
          <Download aria-hidden="true" size={18} />
          {words.export}
        </Button>
        <Button onClick={() => setErasing(true)}>
          <UserX aria-hidden="true" size={18} />
          {words.erase}
        </Button>
      </chakra.div>
      {isErasing && (
        <Suspense>
          <EraseDialog customerId={customer.id} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </chakra.section>
  )
}
