import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below a version's folder. */
export const reviewFolder = 'review'
export const reviewFile = `${reviewFolder}/review.json`
/** Beside the versions' folders. */
export const versionsFile = 'versions.json'

/** True for a name that a version's folder can have. */
export const isVersion = (name) => typeof name === 'string' && /^\w[\w.-]*$/.test(name)

/** @typedef {{ version: string, published: string, commit: string | null }} Version */
/** @typedef {{ read: (path: string) => Promise<Buffer | null>, name: string }} Place */

/**
 * A published folder, on this machine or at an address.
 * @param {string} at a path, or an http(s) address
 * @returns {Place} `read` answers null for a file that is not there
 */
function placeAt(at) {
  if (!/^https?:\/\//.test(at)) {
    return {
      name: at,
      read: async (path) => (existsSync(join(at, path)) ? readFileSync(join(at, path)) : null),
    }
  }
  const base = at.endsWith('/') ? at : `${at}/`
  return {
    name: at,
    read: async (path) => {
      const answer = await fetch(new URL(path, base))
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

/**
 * The version to compare with, and all versions known there.
 * @param {string} at a version's folder or address, or that of all versions, where the newest is taken
 * @param {string} [without] a version that does not count: the one that is being published
 * @returns {Promise<{ place: Place, review: import('../../stories/review/review').Review, versions: Version[] } | null>}
 *   null where no version is
 */
export async function publishedAt(at, without) {
  const direct = await versionIn(at)
  if (direct) return { ...direct, versions: await versionsIn(`${at.replace(/\/$/, '')}/..`) }
  const versions = await versionsIn(at)
  for (const { version } of versions) {
    if (version === without) continue
    const found = await versionIn(`${at.replace(/\/$/, '')}/${version}`)
    if (found) return { ...found, versions }
  }
  return null
}

async function versionIn(at) {
  const place = placeAt(at)
  const review = jsonIn(await place.read(reviewFile))
  return review?.stories ? { place, review } : null
}

/**
 * The versions that a folder or address lists, newest first.
 * @param {string} at
 * @returns {Promise<Version[]>}
 */
export async function versionsIn(at) {
  const { versions = [] } = jsonIn(await placeAt(at).read(versionsFile)) ?? {}
  // The names of folders, and nothing that leads out of theirs.
  return versions.filter(({ version }) => isVersion(version))
}

// A host may answer with a page of its own where no file is.
function jsonIn(bytes) {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
