import { chakra } from '@chakra-ui/react'
import { samplePhoto } from '@mocks/fixtures/technicianDay'
import { BrandMark } from '@/ui/BrandMark'
import { Card } from '@/ui/Card'
import { BarFigure } from '@/ui/charts/BarFigure'
import { FigureStrip } from '@/ui/FigureStrip'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph } from '@/ui/Glyph'
import { Page } from '@/ui/Page'
import { Photo } from '@/ui/photos/Photo'
import type { Examples } from './example'

const revenue = {
  series: [{ key: 'revenue', label: 'Revenue', color: 'accent' }],
  format: (dollars: number) => `$${dollars}`,
  nameHeading: 'Week from',
  tableLabel: 'Show the figures',
  isLying: false,
} as const

const weeks = [3100, 2400, 3900, 2800, 4200, 3600, 4700, 4100].map((dollars, week) => ({
  name: `W${week + 30}`,
  values: { revenue: dollars },
}))
const line = { display: 'flex', alignItems: 'center', gap: '2' } as const

/** Ways to show figures, pictures and groups of things. */
export const displayExamples: Examples = {
  BarFigure: [
    {
      right: (
        <BarFigure {...revenue} label="Bar chart: revenue in each of the last weeks" rows={weeks} />
      ),
      wrong: <BarFigure {...revenue} label="Chart" rows={weeks.slice(0, 2)} />,
      why: 'Bars show a course. Two figures are read faster as figures, and “Chart” tells who does not see it nothing.',
    },
  ],
  FigureStrip: [
    {
      right: (
        <FigureStrip
          label="Today in figures"
          figures={[
            { label: "Today's Jobs", value: '3' },
            { label: 'Completed', value: '1' },
            { label: 'Pending', value: '2' },
          ]}
        />
      ),
      wrong: (
        <FigureStrip
          label="Figures"
          figures={[
            { label: 'Jobs', value: '3' },
            { label: 'Stock value', value: '$84,120' },
            { label: 'Rating', value: '4.8' },
          ]}
        />
      ),
      why: 'Figures side by side are compared. Jobs, dollars and stars have nothing to compare.',
    },
  ],
  BrandMark: [
    {
      right: (
        <chakra.p {...line} fontWeight="bold">
          <BrandMark /> Sunline Auto Glass
        </chakra.p>
      ),
      wrong: (
        <chakra.p {...line}>
          <BrandMark /> <BrandMark /> <BrandMark />
        </chakra.p>
      ),
      why: 'The mark stands once, beside the name. Repeated it is a pattern, and a screen reader hears nothing of it.',
    },
  ],
  Card: [
    {
      right: (
        <Card>
          <strong>Your appointment</strong>
          <p>Wed, Jun 17, 10:00 AM - 12:00 PM</p>
        </Card>
      ),
      wrong: (
        <Card>
          <strong>Your appointment</strong>
          <Card>
            <p>Wed, Jun 17</p>
            <Card>
              <p>10:00 AM - 12:00 PM</p>
            </Card>
          </Card>
        </Card>
      ),
      why: 'A card says that things belong together. Cards within cards say it of everything, and take the room on a phone.',
    },
  ],
  Page: [
    {
      right: (
        <Page measure="prose">
          <p>
            We come to your home or work and replace the windshield there. Plan about ninety
            minutes.
          </p>
        </Page>
      ),
      wrong: (
        <Page measure="prose">
          <Page>
            <Page>
              <p>
                We come to your home or work and replace the windshield there. Plan about ninety
                minutes.
              </p>
            </Page>
          </Page>
        </Page>
      ),
      why: 'Margins add up: within each other they leave a phone half of its width.',
    },
  ],
  Glyph: [
    {
      right: (
        <chakra.p {...line}>
          <Glyph name="clock" /> 10:00 AM - 12:00 PM
        </chakra.p>
      ),
      wrong: (
        <chakra.p {...line}>
          <Glyph name="clock" /> <Glyph name="van" /> <Glyph name="coin" />
        </chakra.p>
      ),
      why: 'A sign helps to find words again. Alone it has to be guessed, and a screen reader does not read it.',
    },
  ],
  Photo: [
    {
      right: (
        <Photo
          src={samplePhoto}
          alt="Photo 1 of the work: the new windshield from outside"
          missing="cannot be shown right now."
          maxW="12rem"
        />
      ),
      wrong: <Photo src={null} alt="IMG_2041.jpg" missing="error" maxW="12rem" />,
      why: 'When a photo does not come, its words are all that is left: a file’s name says nothing.',
    },
  ],
  Picture: [
    {
      right: (
        <>
          <GlassMapPicture service="door-glass" position="front-left" size="12rem" />
          <p>Front left door glass</p>
        </>
      ),
      wrong: <GlassMapPicture service="door-glass" position="front-left" size="12rem" />,
      why: 'Left is seen from the driver’s seat: the picture shows it, the words make it sure.',
    },
  ],
}
