import { inject } from 'vitest'
import { openHosted, type HostedDatabase, type HostedOptions } from './hostedDatabase'

/** Opens a database on the server of this stage. */
export function openStage(options: HostedOptions = {}): Promise<HostedDatabase> {
  return openHosted(inject('hostedServer'), options)
}
