import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { addDays } from '@/domain/businessTime'
import type { TechnicianDay } from '@/domain/technicianDay'
import { Card } from '@/ui/Card'

/** A look at tomorrow: when, who, what, where; nothing can be done to it yet. */
export function Tomorrow({ day }: { day: TechnicianDay }) {
  const technician = useWords(technicianWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const words = technician.day.tomorrow
  return (
    <chakra.section aria-labelledby="tomorrow-title">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mb="3">
        <chakra.h2 id="tomorrow-title" textStyle="section">
          {words.title}
        </chakra.h2>
        <chakra.p fontWeight="medium">{formats.shortDay(addDays(day.today, 1))}</chakra.p>
      </chakra.div>
      <Card>
        {day.tomorrow.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <chakra.ol
            listStyleType="none"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="4"
          >
            {day.tomorrow.map((appointment) => {
              const ends = formats.frameEnds(appointment.time)
              const place = positionLabel(shared, appointment.position, appointment.serviceType)
              return (
                <chakra.li
                  key={appointment.id}
                  display="flex"
                  flexWrap="wrap"
                  columnGap="3"
                  css={{
                    '& + &': { borderTop: '1px solid', borderColor: 'border', pt: '4' },
                  }}
                >
                  <chakra.p
                    flex="0 0 4.25rem"
                    fontFamily="heading"
                    fontWeight="bold"
                    lineHeight="1.35"
                  >
                    {ends.start}
                    <chakra.span srOnly> – {ends.end}</chakra.span>
                  </chakra.p>
                  <chakra.div flex="1 1 8.5rem" minW="0" lineHeight="1.4">
                    <chakra.p fontWeight="semibold">{appointment.customer}</chakra.p>
                    <p>
                      <span>{shared.services[appointment.serviceType].name}</span>
                      {appointment.position !== 'main' && <span>{`, ${place.toLowerCase()}`}</span>}
                      <span>{` · ${appointment.vehicle}`}</span>
                    </p>
                    <p>{appointment.address}</p>
                  </chakra.div>
                </chakra.li>
              )
            })}
          </chakra.ol>
        )}
      </Card>
    </chakra.section>
  )
}
