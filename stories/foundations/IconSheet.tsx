import { chakra } from '@chakra-ui/react'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { words as quote } from '@/features/quote/words/en'
import { positionsFor, serviceTypes } from '@/domain/services'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph, glyphNames } from '@/ui/Glyph'
import { Part, Plate, Plates, Sheet } from './Sheet'

/** The drawn signs of the public pages. */
export function IconSheet() {
  return (
    <Sheet
      title="Icons"
      lead="Signs stand beside words and never in their place. Public pages draw these few; the panel and the portal use lucide icons of the same line."
    >
      <Part title="Glyphs">
        <Plates>
          {glyphNames.map((name) => (
            <Plate key={name} name={name}>
              <chakra.span display="block" color="accent.fg" mb="2">
                <Glyph name={name} size="8" />
              </chakra.span>
            </Plate>
          ))}
        </Plates>
      </Part>
    </Sheet>
  )
}

/** The glass map: one car whose windows are the real choices. */
export function GlassMapSheet() {
  return (
    <Sheet
      title="Glass map"
      lead="One drawing of a car, from above and from the side. A service lights the glass it means; a choice paints that window amber; quote, job and confirmation show the same car again."
    >
      <Part title="What a service lights">
        <Plates least="18rem">
          {serviceTypes.map((service) => (
            <Plate key={service} name={service} value={quote.service.names[service]}>
              <GlassMapPicture service={service} view="both" size="100%" />
            </Plate>
          ))}
        </Plates>
      </Part>
      <Part title="Every window that can be chosen">
        <Plates least="11rem">
          {serviceTypes.flatMap((service) =>
            positionsFor(service).map((position) => (
              <Plate
                key={service + position}
                name={position === 'main' ? `${service}: main` : position}
                value={position === 'main' ? undefined : positionLabel(sharedWords.en, position)}
              >
                <GlassMapPicture service={service} position={position} size="100%" />
              </Plate>
            )),
          )}
        </Plates>
      </Part>
    </Sheet>
  )
}
