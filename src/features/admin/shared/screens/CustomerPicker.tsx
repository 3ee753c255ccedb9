import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import type { Customer } from '@/domain/customers'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { SearchField } from '@/ui/SearchField'
import { findCustomersAtom } from '../choices'
import { sharedAdminWords } from '../words'
import { stateView, type StateView } from '@/ui/stateView'

type Found =
  { status: 'loading' } | { status: 'ready'; customers: readonly Customer[] } | { status: 'failed' }

type CustomerPickerProps = {
  /** The id that an error summary leads to. */
  id: string
  /** Who is chosen: their name and id; null while nobody is. */
  chosen: Pick<Customer, 'id' | 'name'> | null
  onChoose: (customer: Pick<Customer, 'id' | 'name'> | null) => void
  error?: string
}

/** Finds a customer among many and chooses them. Its search box is a form: do not put it into one. */
export function CustomerPicker({ id, chosen, onChoose, error }: CustomerPickerProps) {
  const { common, customerPicker: words } = useWords(sharedAdminWords)
  const labelId = useId()
  const find = useSetAtom(findCustomersAtom)
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const asked = useRef(0)

  useEffect(() => {
    if (chosen) return
    asked.current += 1
    const question = asked.current
    void find(search).then((outcome) => {
      // An answer that comes after a newer question is nobody's.
      if (question !== asked.current) return
      setFound(
        outcome.ok ? { status: 'ready', customers: outcome.value.rows } : { status: 'failed' },
      )
    })
  }, [chosen, search, find])

  return (
    <chakra.div role="group" aria-labelledby={labelId} id={id} tabIndex={-1}>
      <chakra.p id={labelId} textStyle="label">
        {words.label}
      </chakra.p>
      {!chosen && (
        <chakra.p textStyle="small" color="fg.muted">
          {words.hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p textStyle="small" fontWeight="semibold" color="danger.fg" mt="1">
          {error}
        </chakra.p>
      )}
      {chosen ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="1.5">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {chosen.name} ({chosen.id})
          </chakra.span>
          <Button size="sm" onClick={() => onChoose(null)}>
            {words.change}
          </Button>
        </chakra.div>
      ) : (
        <chakra.div mt="1.5" display="grid" gap="2">
          <SearchField
            label={words.search}
            value={search}
            onSearch={setSearch}
            clearLabel={common.clearSearch}
          />
          <div role="status">
            {found.status === 'loading' && <Note state="loading">{words.searching}</Note>}
            {found.status === 'failed' && <Note state="error">{words.failed}</Note>}
            {found.status === 'ready' && found.customers.length === 0 && (
              <Note state="empty">{words.none}</Note>
            )}
          </div>
          {found.status === 'ready' && found.customers.length > 0 && (
            <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
              {found.customers.map((customer) => (
                <li key={customer.id}>
                  <chakra.button
                    type="button"
                    onClick={() => onChoose({ id: customer.id, name: customer.name })}
                    width="full"
                    minH="touch"
                    px="3"
                    py="1.5"
                    textAlign="start"
                    border="1px solid"
                    borderColor="border"
                    borderRadius="md"
                    bg="bg.surface"
                    color="fg"
                    font="inherit"
                    cursor="pointer"
                    _hover={{ bg: 'bg.muted' }}
                  >
                    <chakra.span display="block" fontWeight="semibold">
                      {customer.name} ({customer.id})
                    </chakra.span>
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {customer.phone || customer.email || customer.address || common.none}
                    </chakra.span>
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}

function Note({ state, children }: { state: StateView; children: string }) {
  return (
    <chakra.p {...stateView(state)} textStyle="small" color="fg.muted">
      {children}
    </chakra.p>
  )
}
