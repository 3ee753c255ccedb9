import type { ServicePage } from '../../servicePage'

export const backGlass: ServicePage = {
  service: 'back-glass',
  path: '/back-glass',
  name: 'Back glass replacement',
  hero: {
    eyebrow: 'Back glass',
    title: 'A rear window that clears again',
    lead: 'New back glass with defroster, antenna and wiper working, and not a splinter left in the trunk.',
    carLabel: 'A car seen from above with its back glass lit',
  },
  features: [
    {
      glyph: 'check',
      title: 'Defroster tested',
      text: 'The lines in the glass are connected and warmed up before we leave, while you watch.',
    },
    {
      glyph: 'van',
      title: 'Trunk and seats cleared',
      text: 'Back glass falls inwards. We vacuum parcel shelf, seats, trunk and the gaps between.',
    },
    {
      glyph: 'shield',
      title: 'Sedan, hatch or truck',
      text: 'Bonded, hinged or sliding: the glass is matched to the body, with wiper and third brake light.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'More is wired into this pane than into any other.',
    items: [
      'Old glass and all splinters removed',
      'Flange cleaned, scratches sealed against rust',
      'New glass with factory tint and defroster lines',
      'Defroster, antenna and brake light connected and tested',
      'Wiper, hinges and struts moved over on a hatch',
      'Water test, and the time it must rest in writing',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: 'Three kinds of glass, three prices, labor included.',
    notes: [
      'No call-out charge inside the service area.',
      'A written estimate says which glass you get, OEM or not.',
      'A rear camera in the lid is checked; if the maker asks for calibration, it is quoted before you book.',
    ],
  },
  duration: { figure: '1-2 hours', text: 'plus the time the adhesive needs before you drive' },
  limits: {
    title: 'Why it can’t be repaired',
    text: 'Back glass is tempered: it bursts whole, so there is nothing to fill. A defroster line that no longer warms is different: a single broken line can often be mended.',
  },
  recalibration: {
    title: 'Cameras and sensors at the back',
    text: 'Most rear cameras sit in the bumper or the lid and stay as they are. Where one looks through the glass, it is set again to the maker’s figures in the same visit.',
  },
  faq: [
    {
      question: 'May I drive without back glass?',
      answer:
        'A short way, slowly and with the windows closed, if you must. Exhaust is drawn in through the opening, so cover it or let us come to you.',
    },
    {
      question: 'Why did it burst by itself?',
      answer:
        'A small flaw at the edge, heat and one slammed lid are enough. Tempered glass keeps the stress inside until it lets go all at once.',
    },
    {
      question: 'Will my insurance pay?',
      answer:
        'Comprehensive cover usually pays for broken glass, less your deductible. Choose “Insurance Claim” when you book and we bill your insurer.',
    },
  ],
  closing: {
    title: 'See behind you again',
    text: 'The quote is free and takes a minute.',
  },
}
