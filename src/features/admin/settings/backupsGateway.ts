import type { BackupRecord, BackupSize } from '@/domain/settings'
import { asFileText } from '@/platform/client/businessCall'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

export type BackupsGateway = {
  /** Null when none has been made. */
  last(): Answer<BackupRecord | null>
  /** Whether a backup can be made over the web. */
  size(): Answer<BackupSize>
  /** All of the business at one moment, as the text of a file to keep. */
  create(): Answer<string>
  /**
   * Replaces the business by a backup's text; for super administrators. It is sent in parts and used once it
   * has come whole.
   * @param onProgress hears how many parts of how many are there
   */
  restore(text: string, onProgress?: (sent: number, all: number) => void): Answer<null>
}

/** Characters of one part: less than any server refuses, in three bytes each. */
const partLength = 400_000

const damaged = {
  ok: false as const,
  failure: { kind: 'invalid' as const, errors: [{ field: 'backup', problem: 'invalid' as const }] },
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a backup's rows are those that it was made with; files of before had no checksum. */
async function isWhole(backup: Record<string, unknown>): Promise<boolean> {
  const { sha256: expected, tables } = backup
  return expected === undefined || expected === (await sha256(JSON.stringify(tables ?? null)))
}

/** The text in parts that a request can carry. No character is cut in two: the database takes no half of one. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const isCut = /[\udc00-\udfff]/.test(text.charAt(from + partLength))
    const to = from + partLength - (isCut ? 1 : 0)
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const backup: unknown = JSON.parse(text)
    return typeof backup === 'object' && backup !== null ? { ...backup } : undefined
  } catch {
    return undefined
  }
}

export function createBackupsGateway({ call, callUnchanged }: Calls): BackupsGateway {
  return {
    last: () => call('last_backup'),
    size: () => call('backup_size'),
    async create() {
      const made = await callUnchanged<Record<string, unknown> | null>('create_backup')
      if (!made.ok) return made
      // An answer that is no backup must not be kept as one.
      if (!made.value) return { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
      const sum = await sha256(JSON.stringify(made.value.tables ?? null))
      return asFileText({ ok: true, value: { ...made.value, sha256: sum } })
    },
    async restore(text, onProgress) {
      const backup = parse(text)
      if (!backup || !(await isWhole(backup))) return damaged
      const restore = crypto.randomUUID()
      const bodies = partsOf(text)
      const parts = bodies.length
      for (const [part, body] of bodies.entries()) {
        onProgress?.(part, parts)
        const sent = await callUnchanged<null>('add_restore_part', { restore, part, body })
        if (!sent.ok) return sent
      }
      onProgress?.(parts, parts)
      return callUnchanged('restore_parts', { restore, parts, sha256: await sha256(text) })
    },
  }
}

export const backupsGatewayAtom = gatewayAtom(createBackupsGateway)
