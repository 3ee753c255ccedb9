import { renderSVG } from 'uqr'
import { totpUri } from '@mocks/fixtures/totp'
import type { NewFactor } from '@/domain/secondFactor'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = totpUri({ secret, issuer: 'Sunline Auto Glass', account: 'admin@sunline.example' })

/** A factor that was just made, the same in every story. */
export const newFactor: NewFactor = {
  id: '5f000000-0000-4000-8000-000000000002',
  qrCode: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { ecc: 'M', border: 0 }))}`,
  secret,
}
