import { mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of files are, by their version: a UUID that says nothing about what is in them. */
export type FileStore = {
  write(version: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(version: string): Promise<Uint8Array | undefined>
  /** Does nothing when there is no such file. */
  remove(version: string): Promise<void>
}

/** Keeps files in the folder `storage` of a data folder, or in memory without one. */
export function openFileStore(dataDir: string | undefined): FileStore {
  return dataDir ? folderStore(join(dataDir, 'storage')) : memoryStore()
}

function folderStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (version: string) => join(folder, version)
  return {
    async write(version, bytes) {
      // A file that was cut short must not have the name of a whole one.
      const draft = `${pathOf(version)}.part`
      await writeFile(draft, bytes)
      await rename(draft, pathOf(version))
    },
    read: (version) => readFile(pathOf(version)).catch(() => undefined),
    remove: (version) => rm(pathOf(version), { force: true }),
  }
}

function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    async write(version, bytes) {
      files.set(version, bytes)
    },
    read: async (version) => files.get(version),
    async remove(version) {
      files.delete(version)
    },
  }
}
