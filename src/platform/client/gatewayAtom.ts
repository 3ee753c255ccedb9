import type { WritableAtom } from 'jotai'
import { businessCall, unchangedCall, type BusinessCall } from './businessCall'
import { createPhotoFiles, type PhotoFiles } from '../photos/photoFiles'
import { clientAtom, type ClientSource } from './client'
import { replaceableAtom } from './replaceableAtom'

/** What gateways ask the server with: functions of the database in two ways, and the files of photos. */
export type Calls = {
  /** Names change between camel case here and snake case there. */
  call: BusinessCall
  /** Arguments and answers stay as they are. */
  callUnchanged: BusinessCall
  photos: PhotoFiles
}

/** The calls over a client. @param client gives the client to ask */
export function callsOver(client: ClientSource): Calls {
  return {
    call: businessCall(client),
    callUnchanged: unchangedCall(client),
    photos: createPhotoFiles(client),
  }
}

/** The calls that all gateways are made of. Tests set this atom to calls over another client. */
export const callsAtom = replaceableAtom((get) => callsOver(get(clientAtom)))

/**
 * The gateway of one feature. Setting the atom puts another gateway in its place, for tests and stories.
 * @param create makes the gateway from the calls in use
 */
export function gatewayAtom<Gateway extends object>(
  create: (calls: Calls) => Gateway,
): WritableAtom<Gateway, [Gateway], void> {
  return replaceableAtom((get) => create(get(callsAtom)))
}
