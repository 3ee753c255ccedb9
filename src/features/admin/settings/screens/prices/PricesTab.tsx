import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { pricesViewAtom } from '../../pricesState'
import { settingWords } from '../../words'
import { twoColumns } from '../formLayout'
import { PricesForm } from './PricesForm'

/** The tab "Prices": what each service costs, by glass or in one price. */
export function PricesTab() {
  const words = useWords(settingWords).prices
  const view = useAtomValue(pricesViewAtom)
  const { formats } = useAtomValue(siteSettingsAtom)
  return (
    <>
      <chakra.div>
        <chakra.h2 textStyle="section">{words.title}</chakra.h2>
        <chakra.p color="fg.muted" maxW="prose">
          {words.description(formats.currency)}
        </chakra.p>
      </chakra.div>
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'loading' && (
        <chakra.div {...twoColumns} aria-busy="true">
          <LoadingText>{words.loading}</LoadingText>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Card key={place} aria-hidden="true" display="grid" gap="4">
              <Skeleton width="55%" height="1.4rem" />
              <Skeleton height="2.75rem" />
              <Skeleton height="4.25rem" />
            </Card>
          ))}
        </chakra.div>
      )}
      {view.status === 'ready' && <PricesForm prices={view.value} />}
    </>
  )
}
