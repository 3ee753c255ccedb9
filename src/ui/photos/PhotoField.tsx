import { chakra } from '@chakra-ui/react'
import { Camera } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../Button'
import { Glyph } from '../Glyph'
import { shrinkPhoto } from './shrinkPhoto'

type PhotoFieldProps = {
  label: string
  /** Words after the label, for example "optional". */
  marker?: string
  hint?: string
  /** Data URLs, in the order they were added. */
  photos: readonly string[]
  /** How many can be kept. */
  max: number
  onChange: (photos: string[]) => void
  words: {
    add: string
    working: string
    count: (count: number, max: number) => string
    full: string
    remove: (number: number) => string
    alt: (number: number) => string
    /** Says how many of the chosen files are no pictures that can be read. */
    unreadable: (count: number) => string
    /** Says how many of the chosen files found no room. */
    tooMany: (max: number, left: number) => string
  }
}

/** Photos from the camera or the library, shrunk on the device, each with a preview and a way to take it out. */
export function PhotoField({ label, marker, hint, photos, max, onChange, words }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const room = max - photos.length

  async function add(files: readonly File[]) {
    setBusy(true)
    setProblem('')
    const added: string[] = []
    let unreadable = 0
    for (const file of files) {
      if (added.length === room) break
      // One after another: several large pictures at once are more than a phone's memory holds.
      const photo = await shrinkPhoto(file).catch(() => null)
      if (photo) added.push(photo)
      else unreadable += 1
    }
    const left = files.length - added.length - unreadable
    setProblem(
      [unreadable > 0 && words.unreadable(unreadable), left > 0 && words.tooMany(max, left)]
        .filter(Boolean)
        .join(' '),
    )
    if (added.length > 0) onChange([...photos, ...added])
    setBusy(false)
  }

  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} display="grid" gap="2" minW="0">
      <chakra.div>
        <chakra.p id={`${id}-label`} textStyle="label">
          <span>{label}</span>
          {marker && (
            <chakra.span color="fg.muted" fontWeight="normal">
              {' '}
              {marker}
            </chakra.span>
          )}
        </chakra.p>
        {hint && (
          <chakra.p textStyle="small" color="fg.muted">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      {photos.length > 0 && (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(6rem, 100%), 1fr))"
          gap="2"
        >
          {photos.map((photo, index) => (
            <chakra.li key={photo.slice(-64) + String(index)} position="relative">
              <chakra.img
                src={photo}
                alt={words.alt(index + 1)}
                display="block"
                width="full"
                aspectRatio="1"
                objectFit="cover"
                borderRadius="md"
                bg="bg.muted"
              />
              <chakra.button
                type="button"
                aria-label={words.remove(index + 1)}
                position="absolute"
                top="0"
                insetEnd="0"
                display="grid"
                placeItems="center"
                boxSize="touch"
                border="0"
                bg="transparent"
                cursor="pointer"
                onClick={() => {
                  onChange(photos.filter((_, place) => place !== index))
                  setProblem('')
                  adder.current?.focus()
                }}
              >
                <chakra.span
                  display="grid"
                  placeItems="center"
                  boxSize="8"
                  borderRadius="full"
                  bg="ink.950"
                  color="white"
                >
                  <Glyph name="close" size="4" />
                </chakra.span>
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.input
        ref={input}
        id={`${id}-files`}
        type="file"
        accept="image/*"
        multiple={max > 1}
        aria-label={words.add}
        tabIndex={-1}
        srOnly
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) void add(files)
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button
          ref={adder}
          busy={isBusy}
          busyLabel={words.working}
          aria-disabled={room < 1 || undefined}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden="true" size={20} />
          {words.add}
        </Button>
        <chakra.span textStyle="small" color="fg.muted">
          {words.count(photos.length, max)}
        </chakra.span>
      </chakra.div>
      <chakra.p
        role="status"
        textStyle="small"
        fontWeight="semibold"
        color={problem ? 'danger.fg' : 'fg.muted'}
        css={{ '&:empty': { display: 'none' } }}
      >
        {problem || (room < 1 && max > 1 ? words.full : '')}
      </chakra.p>
    </chakra.div>
  )
}
