import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type AdminPageProps = {
  title: string
  /** A sentence about what is done here. */
  description?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One section of the admin panel: title, what is done here, its buttons, its content. */
export function AdminPage({ title, description, actions, children }: AdminPageProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '5', md: '6' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="4"
      >
        <chakra.div flex="1 1 20rem" minW="0">
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {description && (
            <chakra.p mt="2" color="fg.muted" maxW="prose">
              {description}
            </chakra.p>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}
