import type { ServicePage } from '../../servicePage'

export const doorGlass: ServicePage = {
  service: 'door-glass',
  path: '/door-glass',
  name: 'Door glass replacement',
  hero: {
    eyebrow: 'Door glass',
    title: 'Side window gone? Back by tonight',
    lead: 'Front or rear, left or right: we bring the pane, clear the door of splinters and leave you a window that runs up and down.',
    carLabel: 'A car seen from above with its four door windows lit',
  },
  features: [
    {
      glyph: 'bolt',
      title: 'Break-in? We hurry',
      text: 'Emergency service is there 24/7: made weatherproof at once, new glass as soon as it can be had.',
    },
    {
      glyph: 'check',
      title: 'No splinters left behind',
      text: 'Tempered glass bursts into thousands of pieces. We open the door panel and vacuum inside it, not just the seat.',
    },
    {
      glyph: 'shield',
      title: 'Tint and comfort kept',
      text: 'Factory tint is matched; express-up and anti-pinch are taught their end stops again.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'The pane is the small part; the door around it is the work.',
    items: [
      'Door panel and vapor barrier taken off and put back',
      'Glass and splinters removed from door, seat and floor',
      'Regulator, clips and run channels checked',
      'New tempered or laminated pane, as your car was built',
      'One-touch and anti-pinch functions set again',
      'Water test along the seals',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: 'The same three prices for every door, labor included.',
    notes: [
      'No call-out charge inside the service area.',
      'A broken window regulator is a part of its own; you hear the price before we fit it.',
      'After a break-in, keep the police report number: your insurer will ask for it.',
    ],
  },
  duration: { figure: '1-2 hours', text: 'and the window can be used when we leave' },
  limits: {
    title: 'Why it can’t be repaired',
    text: 'Door glass is tempered: it holds together or bursts whole, so there is no chip to fill. A window that only sticks or has come off its track often needs no new glass at all, and we say so.',
  },
  faq: [
    {
      question: 'What do I do until you come?',
      answer:
        'Take photos for the insurer, do not run the window, and tape a sheet of plastic over the opening from the outside. Touch splinters with gloves only.',
    },
    {
      question: 'Does the new window match my tint?',
      answer:
        'Factory tint, yes: it is in the glass. A film added later has to be put on again by a film shop.',
    },
    {
      question: 'Is my window laminated?',
      answer:
        'Some front doors are, for quiet. The mark in the corner of the pane tells; send us a photo or let us look it up from the year, make and model.',
    },
    {
      question: 'Will my insurance pay?',
      answer:
        'Comprehensive cover usually pays for broken glass, less your deductible. Choose “Insurance Claim” when you book and we bill your insurer.',
    },
  ],
  closing: {
    title: 'Shut the wind out',
    text: 'Tell us which window; the price is on the next page but one.',
  },
}
