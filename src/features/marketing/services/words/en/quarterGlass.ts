import type { ServicePage } from '../../servicePage'

export const quarterGlass: ServicePage = {
  service: 'quarter-glass',
  path: '/quarter-glass',
  name: 'Quarter glass replacement',
  hero: {
    eyebrow: 'Quarter glass',
    title: 'The pane behind the door, set for good',
    lead: 'Quarter glass is bonded into the body, so taking it out is half the art. We do it without a mark on paint or trim.',
    carLabel: 'A car seen from above with its two quarter windows lit',
  },
  features: [
    {
      glyph: 'shield',
      title: 'Body and paint kept whole',
      text: 'The old pane is cut free, not pried. Paint is covered, scratches in the flange are sealed.',
    },
    {
      glyph: 'check',
      title: 'Bonded like the factory did',
      text: 'Crash-tested urethane for glued panes, a new seal for those set in rubber.',
    },
    {
      glyph: 'van',
      title: 'Trim and antenna too',
      text: 'Interior trim comes off and goes back with fresh clips; antenna and wires are tested.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'A fixed pane is only as good as its bed.',
    items: [
      'Interior trim and seat parts removed where needed',
      'Old pane cut out, flange cleaned and primed',
      'New pane, with molding where the maker casts it on',
      'Antenna or defroster wires connected and tested',
      'Splinters vacuumed out of cabin and trunk',
      'Water test, and the time it must rest in writing',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: 'The same three prices for left and right, labor included.',
    notes: [
      'No call-out charge inside the service area.',
      'Panes with cast-on molding are ordered for your car; you hear the day before you book it.',
      'A written estimate says which glass you get, OEM or not.',
    ],
  },
  duration: { figure: '1-2 hours', text: 'plus the time the adhesive needs before you drive' },
  limits: {
    title: 'Why it can’t be repaired',
    text: 'Like door glass it is tempered and bursts whole. A leak at a sound pane is another matter: often it only has to be bonded again.',
  },
  faq: [
    {
      question: 'Which side is left?',
      answer:
        'The driver’s. Left and right are always as you sit in the car, and the quote shows both on a picture.',
    },
    {
      question: 'My pane opens a little. Is that quarter glass?',
      answer:
        'On some vans and coupes it is hinged at the front. Choose quarter glass and say so in the call: hinges and latch are moved over.',
    },
    {
      question: 'Will my insurance pay?',
      answer:
        'Comprehensive cover usually pays for broken glass, less your deductible. Choose “Insurance Claim” when you book and we bill your insurer.',
    },
  ],
  closing: {
    title: 'Left or right?',
    text: 'That is nearly all we need to know. The quote is free and takes a minute.',
  },
}
