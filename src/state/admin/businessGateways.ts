import { atom } from 'jotai'
import { createBusinessGateways, type BusinessGateways } from '@/data/businessGateways'

/**
 * What the admin panel asks. Apart from the public pages' gateways, so that they do not carry it.
 * Tests and stories set this atom.
 */
export const businessGatewaysAtom = atom<BusinessGateways>(createBusinessGateways())
