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

/** @typedef {Record<string, Buffer>} Pictures PNGs of one story by mode and window, "dark phone" */

/**
 * Keeps the pictures of a revision's stories, which another run need not take again.
 * @param {string} folder where they are kept: one for each revision and browser
 */
export function keptPictures(folder) {
  /** @param {string} id the story's id */
  const placeOf = (id) => join(folder, id)
  return {
    /**
     * @param {string} id
     * @returns {Pictures | undefined} undefined when none were kept; a story that opts out keeps an empty set
     */
    read(id) {
      const place = placeOf(id)
      if (!existsSync(place)) return undefined
      return Object.fromEntries(
        readdirSync(place).map((file) => [
          file.replace(/\.png$/, ''),
          readFileSync(join(place, file)),
        ]),
      )
    },
    /**
     * Keeps a story's pictures in place of those before: whole or not at all, also when the run is ended.
     * @param {string} id
     * @param {Pictures} pictures
     */
    write(id, pictures) {
      const place = placeOf(id)
      const draft = `${place}.draft`
      rmSync(draft, { recursive: true, force: true })
      mkdirSync(draft, { recursive: true })
      for (const [look, picture] of Object.entries(pictures)) {
        writeFileSync(join(draft, `${look}.png`), picture)
      }
      rmSync(place, { recursive: true, force: true })
      renameSync(draft, place)
    },
  }
}
