import type { ServicePage } from '../../servicePage'
import { saving } from './saving'

export const windshield: ServicePage = {
  service: 'windshield',
  path: '/windshield-replacement',
  name: 'Windshield replacement',
  hero: {
    eyebrow: 'Windshield replacement',
    title: 'A new windshield, in your driveway',
    lead: 'We bring the glass, set it in 1-2 hours, and recalibrate the camera behind it. You see the price before you book.',
    carLabel: 'A car seen from above with its windshield lit',
  },
  features: [
    {
      glyph: 'van',
      title: 'Fitted where you are',
      text: 'Home, work or roadside: the van carries glass, adhesive and calibration targets. Same-day windows on most days.',
    },
    {
      glyph: 'clock',
      title: 'Safe to drive, and when',
      text: 'The adhesive needs time to hold the glass in a crash. You get the safe drive-away time in writing before we start.',
    },
    {
      glyph: 'shield',
      title: 'Lifetime workmanship warranty',
      text: 'A leak, wind noise or a loose molding from our work is put right for as long as you own the car.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'One visit, one price, nothing added at the door.',
    items: [
      'Old glass cut out and taken away for recycling',
      'Pinch weld cleaned, scratches sealed against rust',
      'New glass dry-fitted, then bonded with crash-tested urethane',
      'Moldings, cowl and clips checked, worn clips replaced',
      'Rain sensor, mirror and antenna moved over and tested',
      'Dashboard and seats covered, all splinters vacuumed up',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: 'The price depends on the glass you choose, not on the hour or the street.',
    notes: [
      'Glass and labor together; no call-out charge inside the service area.',
      'A written estimate says which glass you get, OEM or not, before any work begins.',
      'Recalibration is quoted before you book when your car needs it.',
    ],
  },
  duration: {
    figure: '1-2 hours',
    text: 'for the work itself, plus the time the adhesive needs before you drive',
  },
  limits: {
    title: 'When a repair will do instead',
    text: `Up to three chips, or a stress crack of up to 12 inches, away from the edge and out of the driver’s view, can most often be repaired ${saving.none.limit}.`,
  },
  recalibration: {
    title: 'Cars with cameras: recalibration',
    text: 'Lane keeping, automatic braking and adaptive cruise look through the windshield. About one replacement in three needs the camera set again. We do it in the same visit, on targets or on the road as the maker asks, and leave you the report.',
  },
  faq: [
    {
      question: 'How soon can I drive?',
      answer:
        'As soon as the adhesive has reached its safe strength. That depends on product, temperature and humidity; the technician writes the time on your papers.',
    },
    {
      question: 'Do I need OEM glass?',
      isAboutChoice: true,
      answer:
        'All three kinds are safety glass. OEM is the exact match with the manufacturer warranty; OEE is built to the same specification; aftermarket costs the least. Some makers ask for OEM glass in front of a camera, and we tell you if yours does.',
    },
    {
      question: 'Will my insurance pay?',
      answer:
        'Comprehensive cover usually pays for glass, less your deductible. Choose “Insurance Claim” when you book: we open the claim with you and send the bill.',
    },
    {
      question: 'Can you do it in the rain?',
      answer:
        'Under a carport or in a garage, yes. In the open we need a dry spell, or you bring the car to a shop.',
    },
    {
      question: 'What may I not do in the first days?',
      answer:
        'Leave the tape on for a day, a window open a finger’s width, and stay out of automatic car washes for two days.',
    },
  ],
  closing: {
    title: 'Your price in a minute',
    text: 'Car, glass, time: the quote is free and binds you to nothing.',
  },
}
