import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useWords } from '@/platform/words/words'
import { PhotoField } from '@/ui/photos/PhotoField'
import { addPhotosAtom, ownPhotosAtom, removePhotoAtom, type Reached } from '../state/changes'
import { shownPhotosAtom, showPhotosAtom } from '../state/photos'
import { appointmentWords } from '../words'
import { ChangeFailure, failedAgain, type Failed } from './ChangeFailure'

/** Stands for a photo that this page cannot open; the path makes each its own. */
const keptPhoto = (path: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%236b8299' stroke-width='1'%3E%3Crect width='24' height='24' fill='%23e4ebf1' stroke='none'/%3E%3Cpath d='M6 9h2.5l1-1.6h5L15.500 9H18v8H6zM12 15.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z'/%3E%3C/svg%3E#${path}`

/** The photos of the damage: added from the camera or the library, and taken out again. */
export function PhotosForm({ reached: { access, appointment } }: { reached: Reached }) {
  const { photos: words, failures } = useWords(appointmentWords)
  const own = useAtomValue(ownPhotosAtom)
  const addresses = useAtomValue(shownPhotosAtom)
  const show = useSetAtom(showPhotosAtom)
  const add = useSetAtom(addPhotosAtom)
  const remove = useSetAtom(removePhotoAtom)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isBusy, setBusy] = useState(false)
  const paths = appointment.photos.map(({ path }) => path)
  const asked = paths.join()
  useEffect(() => {
    if (asked !== '') void show(asked.split(','))
  }, [show, asked])
  const sourceOf = (path: string) => own[path] ?? addresses[path] ?? null
  const shown = paths.map((path) => sourceOf(path) ?? keptPhoto(path))

  async function change(next: readonly string[]) {
    if (isBusy) return
    setBusy(true)
    const gone = shown.findIndex((photo, place) => next[place] !== photo)
    const path = paths[gone]
    const outcome =
      next.length > shown.length
        ? await add(access, next.slice(shown.length))
        : path === undefined
          ? null
          : await remove(access, path)
    setBusy(false)
    if (outcome && !outcome.ok) setFailed((last) => failedAgain(last, outcome.failure))
    else setFailed(null)
  }

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <PhotoField
        label={words.label}
        hint={words.hint}
        photos={shown}
        max={paths.length + appointment.photosLeft}
        onChange={(next) => void change(next)}
        words={{
          ...words,
          alt: (number) => {
            const path = paths[number - 1]
            const isShown = path !== undefined && sourceOf(path) !== null
            return isShown ? words.alt(number) : `${words.alt(number)}, ${words.kept}`
          },
        }}
      />
      <chakra.p
        role="status"
        textStyle="small"
        color="fg.muted"
        css={{ '&:empty': { display: 'none' } }}
      >
        {isBusy ? words.working : ''}
      </chakra.p>
      <ChangeFailure
        failed={failed}
        appointment={appointment}
        reword={(_, failure) => (failure.kind === 'unavailable' ? failures.photo : null)}
      />
    </chakra.div>
  )
}
