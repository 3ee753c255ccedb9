import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { sharedAdminWords } from '../words'

type StockActionsProps = {
  id: string
  onOrder: number
  onEdit: () => void
  onReorder: () => void
  onReceive: () => void
  onDelete: () => void
}

/** What can be done with a thing in stock: Edit, Reorder, Receive while something is on order, Delete. */
export function StockActions({
  id,
  onOrder,
  onEdit,
  onReorder,
  onReceive,
  onDelete,
}: StockActionsProps) {
  const { common, stock } = useWords(sharedAdminWords)
  return (
    <>
      <Button size="sm" aria-label={`${common.edit}, ${id}`} onClick={onEdit}>
        {common.edit}
      </Button>
      <Button size="sm" aria-label={`${stock.reorder}, ${id}`} onClick={onReorder}>
        {stock.reorder}
      </Button>
      {onOrder > 0 && (
        <Button
          size="sm"
          variant="solid"
          aria-label={`${stock.receive}, ${id}`}
          onClick={onReceive}
        >
          {stock.receive}
        </Button>
      )}
      <chakra.span ms="auto">
        <ActionMenu
          label={common.actionsFor(id)}
          actions={[{ id: 'delete', label: common.delete, tone: 'danger', onChoose: onDelete }]}
        />
      </chakra.span>
    </>
  )
}
