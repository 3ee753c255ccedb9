import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { authSettings } from './authSettings'
import { demoAccounts, demoPassword } from './demoAccounts'
import { readLocalSql, readMigrations } from './migrations'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache')

/**
 * The zone that a database of tests is made in, by BUSINESS_ZONE: they prove that nothing assumes one. Nothing else
 * starts from an image with another zone than the usual.
 */
export const zoneOfTests = process.env.VITEST ? process.env.BUSINESS_ZONE : undefined

function fingerprint(): string {
  const parts = [
    readFileSync(join(root, 'node_modules/@supabase/lite/package.json'), 'utf8'),
    readLocalSql('roles.sql'),
    readLocalSql('authFunctions.sql'),
    readLocalSql('storageTables.sql'),
    JSON.stringify([readMigrations(), authSettings, demoAccounts, demoPassword]),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

/** "-EasternTime" and the like; empty for the usual zone. */
const suffix = zoneOfTests ? `-${zoneOfTests.replace(/\W/g, '')}` : ''

const imagePath = () => join(cache, `database-${fingerprint()}${suffix}.tar`)

/** What an image's name says of its zone. */
const kindOf = (path: string) => /-[0-9a-f]+(-\w+)?\.tar$/.exec(path)?.[1] ?? ''

/** A file in memory. Node's own Blob hands its bytes out in small parts, which takes a second for an image. */
class Image extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(readonly path: string) {
    super()
    const { buffer, byteOffset, byteLength } = readFileSync(path)
    this.#bytes =
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  }

  /** The bytes themselves: a reader copies what it keeps. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes)
  }
}

let kept: Image | undefined

/**
 * The image of a database with the migrations and the demo accounts in it. A database in memory starts
 * from it in a fraction of the time; a change of any migration makes a new one.
 */
export const preparedImage = {
  /** @param keep whether this process will ask for it again, as tests do: it takes 40 MB */
  read(keep = false): Blob | undefined {
    const path = imagePath()
    if (!existsSync(path)) return undefined
    const image = kept?.path === path ? kept : new Image(path)
    if (keep) kept = image
    return image
  },
  async write(image: Blob): Promise<void> {
    mkdirSync(cache, { recursive: true })
    const path = imagePath()
    // Several processes may prepare at once: each writes its own file, the last rename wins.
    const draft = `${path}.${process.pid}-${Date.now()}`
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()))
    renameSync(draft, path)
    for (const file of readdirSync(cache)) {
      const isAlike = file.startsWith('database-') && kindOf(file) === kindOf(path)
      if (isAlike && join(cache, file) !== path) rmSync(join(cache, file), { force: true })
    }
  },
}
