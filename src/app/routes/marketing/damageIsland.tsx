import { lazy, Suspense } from 'react'
import { Alive, Island } from '../../start/Alive'
import { whenNear } from '../../start/whenNear'

const DamageBand = lazy(() =>
  whenNear('#repair-or-replace').then(async () => {
    const { DamageBand } = await import('@/screens/marketing/DamageHelper')
    return { default: DamageBand }
  }),
)

/** The repair-or-replace helper; its code is loaded when the visitor comes near it. */
export function DamageIsland() {
  return (
    <Island>
      <Suspense fallback={<div style={{ minHeight: '40rem' }} />}>
        <DamageBand />
        <Alive />
      </Suspense>
    </Island>
  )
}
