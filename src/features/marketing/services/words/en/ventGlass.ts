import type { ServicePage } from '../../servicePage'

export const ventGlass: ServicePage = {
  service: 'vent-glass',
  path: '/vent-glass',
  name: 'Vent glass replacement',
  hero: {
    eyebrow: 'Vent glass',
    title: 'The small pane that whistles when it is wrong',
    lead: 'Vent glass sits in the corner of the door, ahead of the front window or behind the rear one. We find the right piece and seal it tight.',
    carLabel: 'A car seen from above with its four vent windows lit',
  },
  features: [
    {
      glyph: 'pin',
      title: 'The right piece, first time',
      text: 'There can be four of them on one car, all different. The quote asks which, with a picture to point at.',
    },
    {
      glyph: 'shield',
      title: 'Tight against wind and rain',
      text: 'New seal or fresh adhesive, then a water test: the corner stays dry and quiet.',
    },
    {
      glyph: 'van',
      title: 'Done in one visit',
      text: 'Mobile, most often the same day, with the door panel back on and the splinters gone.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'Small glass, whole job.',
    items: [
      'Which of the four panes it is, settled with you beforehand',
      'Old seal or adhesive bed cleaned away',
      'New pane with factory tint matched',
      'Division bar and run channel set straight',
      'Splinters vacuumed out of door and cabin',
      'Water test and a drive to listen for wind',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: 'The same three prices whichever corner it is, labor included.',
    notes: [
      'No call-out charge inside the service area.',
      'For older cars a vent pane sometimes has to be ordered; you hear the day before you book it.',
      'Small panes often cost less than a deductible: ask before you open a claim.',
    ],
  },
  duration: { figure: '1-2 hours', text: 'less when the pane is held by rubber alone' },
  limits: {
    title: 'Why it can’t be repaired',
    text: 'Vent glass is tempered and bursts rather than chips. If the pane is whole and only the seal leaks or whistles, new rubber may be enough, and that is what we will offer.',
  },
  faq: [
    {
      question: 'Vent glass or quarter glass?',
      answer:
        'Vent glass is part of a door and moves with it. Quarter glass is behind the rear door, in the body of the car. The quote shows both on a picture.',
    },
    {
      question: 'Thieves broke just this one. Why?',
      answer:
        'It is small and they hope it is cheap and quiet. Replace it soon: tape does not lock a car.',
    },
    {
      question: 'Will my insurance pay?',
      answer:
        'Comprehensive cover usually does, less your deductible. Compare it with our price first: the small pane can be cheaper than the deductible.',
    },
  ],
  closing: {
    title: 'Point at the pane',
    text: 'The quote shows your four corners; tap the one that is broken.',
  },
}
