import { chakra } from '@chakra-ui/react'
import { technician } from '@/content/en/technician'
import { positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import { addDays, formatShortDate } from '@/domain/pacificTime'
import type { TechnicianDay } from '@/domain/technicianDay'
import { Card } from '@/ui/Card'
import { frameEnds } from './formatTime'

const words = technician.tomorrow

/** A look at tomorrow: when, who, what, where; nothing can be done to it yet. */
export function Tomorrow({ day }: { day: TechnicianDay }) {
  return (
    <chakra.section aria-labelledby="tomorrow-title">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mb="3">
        <chakra.h2 id="tomorrow-title" textStyle="section">
          {words.title}
        </chakra.h2>
        <chakra.p fontWeight="medium">{formatShortDate(addDays(day.today, 1))}</chakra.p>
      </chakra.div>
      <Card>
        {day.tomorrow.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <chakra.ol listStyleType="none" display="grid" gap="4">
            {day.tomorrow.map((appointment) => {
              const ends = frameEnds(appointment.time)
              const place = positionLabel(appointment.position, appointment.serviceType)
              return (
                <chakra.li
                  key={appointment.id}
                  display="grid"
                  gridTemplateColumns="4.25rem minmax(0, 1fr)"
                  columnGap="3"
                  css={{
                    '& + &': { borderTop: '1px solid', borderColor: 'border', pt: '4' },
                  }}
                >
                  <chakra.p fontFamily="heading" fontWeight="bold" lineHeight="1.35">
                    {ends.start}
                    <chakra.span srOnly> – {ends.end}</chakra.span>
                  </chakra.p>
                  <chakra.div minW="0" lineHeight="1.4">
                    <chakra.p fontWeight="semibold">{appointment.customer}</chakra.p>
                    <p>
                      {serviceEntry(appointment.serviceType).name}
                      {appointment.position !== 'main' && <>, {place.toLowerCase()}</>}
                      {' · '}
                      {appointment.vehicle}
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
