import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { PageSpinner } from '@/ui/PageSpinner'

/** What stands in the place of a page while its code is being loaded. */
export function PageLoading() {
  const { site } = useWords(sharedWords)
  return <PageSpinner label={site.loading} />
}
