import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Dashboard } from '@/domain/dashboard'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Skeleton } from '@/ui/Skeleton'
import { StatusChip } from '@/ui/StatusChip'
import { TextLink } from '@/ui/TextLink'
import { dashboardWords } from '../words'

/** The three orders that came in last; null while they are being loaded. */
export function RecentOrders({ orders }: { orders: Dashboard['recentOrders'] | null }) {
  const words = useWords(dashboardWords)
  const { jobStatuses } = useWords(sharedWords)
  return (
    <LatestCard
      title={words.recentOrders}
      link={{ href: '/admin/orders', text: words.allOrders }}
      lines={orders?.map(({ id, service, customer, status }) => ({
        id,
        href: `/admin/orders?record=${id}`,
        title: service,
        detail: customer,
        end: <StatusChip tone={statusTones[status]}>{jobStatuses[status]}</StatusChip>,
      }))}
      empty={words.noOrders}
    />
  )
}

/** The three newest quotes that are still valid. */
export function LatestQuotes({ quotes }: { quotes: Dashboard['latestQuotes'] | null }) {
  const words = useWords(dashboardWords)
  const { services } = useWords(sharedWords)
  const { money } = useFormats()
  return (
    <LatestCard
      title={words.pendingQuotes}
      link={{ href: '/admin/quotes', text: words.allQuotes }}
      lines={quotes?.map(({ id, customer, vehicle, serviceType, amount }) => ({
        id,
        href: `/admin/quotes?record=${id}`,
        picture: <GlassMapPicture service={serviceType} size={72} />,
        title: [services[serviceType].name, vehicle].filter(Boolean).join(' · '),
        detail: customer,
        end: (
          <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {money(amount)}
          </chakra.span>
        ),
      }))}
      empty={words.noQuotes}
    />
  )
}

type Line = {
  id: string
  href: string
  picture?: ReactNode
  title: string
  detail: string
  end: ReactNode
}

type LatestCardProps = {
  title: string
  link: { href: string; text: string }
  lines: readonly Line[] | undefined
  empty: { title: string; text: string }
}

function LatestCard({ title, link, lines, empty }: LatestCardProps) {
  return (
    <Card as="section" padding="none">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        px={{ base: '4', md: '5' }}
        pt="3"
        pb="2"
      >
        <chakra.h2 textStyle="card">{title}</chakra.h2>
        <TextLink href={link.href} textStyle="small" py="2">
          {link.text}
        </TextLink>
      </chakra.div>
      {lines?.length === 0 && <EmptyState {...empty} />}
      <chakra.ul listStyleType="none" m="0" p="0">
        {(lines ?? [1, 2, 3]).map((line) =>
          typeof line === 'number' ? (
            <chakra.li key={line} css={lineStyles} aria-hidden="true">
              <Skeleton width="60%" height="2.75rem" />
            </chakra.li>
          ) : (
            <chakra.li key={line.id} css={lineStyles}>
              {line.picture && <chakra.div css={pictureStyles}>{line.picture}</chakra.div>}
              <chakra.div flex="1 1 8rem" minW="0" lineHeight="1.4">
                <chakra.a
                  href={line.href}
                  display="block"
                  color="inherit"
                  fontWeight="semibold"
                  textDecoration="none"
                  _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
                >
                  {line.title}
                </chakra.a>
                <chakra.p textStyle="small" color="fg.muted">
                  {line.detail}
                </chakra.p>
              </chakra.div>
              {line.end}
            </chakra.li>
          ),
        )}
      </chakra.ul>
    </Card>
  )
}

const pictureStyles = {
  flexShrink: '0',
  // On the smallest phones the words need its place.
  '@media (width < 24rem)': { display: 'none' },
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minH: '4.25rem',
  px: { base: '4', md: '5' },
  py: '2.5',
  borderTop: '1px solid',
  borderColor: 'border.muted',
}
