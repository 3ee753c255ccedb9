import { chakra } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { orderTotal } from '@/domain/orders'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/TextField'
import { orderWords } from '../words'
import { emptyLine, itemsOf, type OrderValues } from './orderForm'

/** The lines of an order: what, how many, at what price, and what they add up to. */
export function OrderLines({ id, form }: { id: string; form: UseFormReturn<OrderValues> }) {
  const { form: words } = useWords(orderWords)
  const { money } = useFormats()
  const { control, register, watch, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const problems = formState.errors.items
  return (
    <chakra.fieldset id={`${id}-items`} tabIndex={-1} m="0" p="0" border="0" minW="0">
      <chakra.legend textStyle="card" p="0" mb="3">
        {words.fields.items}
      </chakra.legend>
      {(problems?.root?.message ?? problems?.message) && (
        <chakra.p textStyle="small" fontWeight="semibold" color="danger.fg" mb="2">
          {problems?.root?.message ?? problems?.message}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="4">
        {fields.map((line, place) => (
          <chakra.li
            key={line.id}
            role="group"
            aria-label={words.line(place + 1)}
            display="flex"
            flexWrap="wrap"
            gap="3"
            alignItems="end"
          >
            <chakra.div flex={{ base: '1 1 100%', sm: '1 1 0' }} minW="0">
              <TextField
                {...register(`items.${place}.description`)}
                id={`${id}-items.${place}.description`}
                label={words.lineFields.description}
                error={problems?.[place]?.description?.message}
                autoComplete="off"
              />
            </chakra.div>
            <chakra.div flex={{ base: '1 1 6rem', sm: '0 0 6rem' }} minW="0">
              <TextField
                {...register(`items.${place}.quantity`)}
                id={`${id}-items.${place}.quantity`}
                label={words.lineFields.quantity}
                error={problems?.[place]?.quantity?.message}
                inputMode="numeric"
                autoComplete="off"
              />
            </chakra.div>
            <chakra.div flex={{ base: '1 1 6rem', sm: '0 0 8rem' }} minW="0">
              <TextField
                {...register(`items.${place}.unitPrice`)}
                id={`${id}-items.${place}.unitPrice`}
                label={words.lineFields.unitPrice}
                error={problems?.[place]?.unitPrice?.message}
                inputMode="decimal"
                autoComplete="off"
              />
            </chakra.div>
            {fields.length > 1 && (
              <IconButton label={words.removeLine(place + 1)} onClick={() => remove(place)}>
                <Trash2 aria-hidden="true" size={18} />
              </IconButton>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div
        mt="4"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <Button size="sm" onClick={() => append({ ...emptyLine })}>
          <Plus aria-hidden="true" size={16} />
          {words.addLine}
        </Button>
        <chakra.p fontVariantNumeric="tabular-nums">
          {words.total}: <strong>{money(orderTotal(itemsOf(watch('items'))))}</strong>
        </chakra.p>
      </chakra.div>
    </chakra.fieldset>
  )
}
