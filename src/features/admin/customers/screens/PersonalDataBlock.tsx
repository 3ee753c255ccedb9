import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { Download, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withRetry } from '@/domain/retry'
import type { Customer } from '@/domain/customers'
import { businessToday } from '@/domain/businessTime'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { saveFile } from '@/platform/files/saveFile'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { exportCustomerAtom } from '../state'
import { customerWords } from '../words'

const EraseDialog = lazy(() => withRetry(() => import('./EraseDialog')))

/** What a customer can ask for: what is held about them, as a file, or that it is erased. */
export function PersonalDataBlock({ customer }: { customer: Customer }) {
  const { personalData: words } = useWords(customerWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const ask = useSetAtom(exportCustomerAtom)
  const tell = useTell()
  const [isExporting, setExporting] = useState(false)
  const [isErasing, setErasing] = useState(false)

  async function save() {
    setExporting(true)
    const outcome = await tell(ask(customer.id), { title: words.exported(customer.id) })
    setExporting(false)
    if (!outcome.ok) return
    // Without the customer's name: the file stays in a folder of downloads.
    const name = `${words.file}-${customer.id}-${businessToday(new Date())}.json`
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
          <Alert title={words.erasedOn(formats.instant(customer.erasedAt))}>{words.erased}</Alert>
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
