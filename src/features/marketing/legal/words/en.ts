/** A page of plain paragraphs under headings. */
export type LegalPage = {
  title: string
  lead: string
  /** Said in small print above the text. */
  note: string
  sections: readonly {
    title: string
    /** A paragraph that names the business's zone is made with it. */
    paragraphs: readonly (string | ((zone: string) => string))[]
    points?: readonly string[]
  }[]
}

const privacy: LegalPage = {
  title: 'Privacy',
  lead: 'What we know about you, why, and for how long. It is short because we collect little.',
  note: 'Last changed on November 30, 2026',
  sections: [
    {
      title: 'What we collect',
      paragraphs: ['When you book, and only then, we store what the work needs:'],
      points: [
        'your car (year, make, model), the glass and the position',
        'your name, phone number, e-mail and the service address',
        'the date, the time frame and how you wish to pay',
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'While you fill in a quote, your answers are kept in your own browser, so that nothing is lost when you go back, reload or close the browser. They are kept for a week at most, and sent to us only when you press Confirm Appointment. You can clear them at any time, with Start over when you come back to them or by clearing this site’s data.',
        'When you sign in, a sign-in token is kept in the same place until you sign out.',
        'What is public about our business, such as opening hours and prices, is kept there too, so that the next page begins with it.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'There are no advertising or tracking cookies, no analytics by third parties, and no fonts, maps or scripts loaded from other companies. We do not sell or share personal information.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Our staff, as far as their work needs it: a technician sees the jobs given to them, not the rest. With an insurance claim, your insurer gets what the claim needs. Beyond that nobody, unless a court or a law demands it.',
      ],
    },
    {
      title: 'Calls, mails and texts',
      paragraphs: [
        'We call, and write by e-mail, about this quote and this appointment: a confirmation, a reminder, a change, that the technician is on the way, what was done. We send no advertising.',
        (zone) =>
          `Text messages come only if you agree to them: in the last step of your quote, on the page of your appointment, or by telling our office. We keep the words that you were shown, your answer, when and where you gave it. Reply STOP to any text, switch texts off on the page of your appointment, or tell us, and they end at once. Texts come between 8 AM and 9 PM ${zone}. Booking does not depend on them.`,
        'What we send, when, and whether it arrived is kept with your appointment. A mail service and a phone company carry the messages for us; they get your address or number and the message, and nothing else.',
      ],
    },
    {
      title: 'The link to your appointment',
      paragraphs: [
        'Your confirmation holds a link to the page of your appointment. Anybody who has the link can see, move and cancel it, so keep it to yourself; call us, and we end it and send you another. It ends by itself some weeks after the visit. What you write or photograph there is seen by our office and your technician.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Quotes and records of work are kept as long as the warranty and the tax laws ask, and no longer.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may see, correct or delete what we hold about you, and Californians have these rights under the California Consumer Privacy Act. Write or call; the address and number are below. We answer within 45 days and treat nobody worse for asking.',
      ],
    },
  ],
}

const terms: LegalPage = {
  title: 'Terms',
  lead: 'What you can expect from us, and what we ask of you.',
  note: 'Last changed on November 27, 2026',
  sections: [
    {
      title: 'Quotes and prices',
      paragraphs: [
        'A quote is free and binds you to nothing. Its price includes glass and labor and is good for 30 days. If the technician finds that your car needs something else, you hear the price first and decide; without your agreement nothing is added.',
      ],
    },
    {
      title: 'Estimate before work',
      paragraphs: [
        'Before any work begins you get a written estimate. It says which glass will be fitted, original equipment or not, and how long the car must not be driven afterwards, as California’s rules for auto glass require.',
      ],
    },
    {
      title: 'Appointments',
      paragraphs: [
        (zone) =>
          `An appointment is a two-hour window in ${zone}. If we run late we call. You can move or cancel an appointment on its page until the technician is on the way, or by phone, free of charge.`,
      ],
    },
    {
      title: 'Mobile work',
      paragraphs: [
        'We need a place where the doors can be opened and, for bonded glass, shelter from rain. If the place or the weather makes safe work impossible, we find another time or one of our shops with you.',
      ],
    },
    {
      title: 'Lifetime workmanship warranty',
      paragraphs: [
        'Leaks, wind noise and loose moldings caused by our work are put right free of charge for as long as you own the car. New stone chips, accidents, rust that was there before and work by others are not covered. OEM glass carries its manufacturer’s warranty besides.',
      ],
    },
    {
      title: 'Insurance',
      paragraphs: [
        'With an insurance claim we bill your insurer. You pay your deductible and whatever your policy does not cover. You may choose any shop you like.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'Card, cash on service, or insurance claim. Nothing is charged before the work is done.',
      ],
    },
    {
      title: 'This website',
      paragraphs: [
        'We keep it correct and running, but glass, stock and hours change. If something here differs from the written estimate, the estimate counts.',
      ],
    },
  ],
}

/** Words around the generated list of licenses. */
const licenses = {
  title: 'Licenses',
  lead: 'This site stands on the work of others, given away under open licenses. Thank you.',
  note: (packages: number) => `${packages} packages, read from the ones that are installed`,
  count: (packages: number) => (packages === 1 ? '1 package' : `${packages} packages`),
  text: 'License text',
} as const

/** Words at the foot of the legal pages. */
const contact = {
  title: 'Questions',
  text: 'A person answers:',
}

/** Words of the privacy, terms and licenses pages. */
export const words = { privacy, terms, licenses, contact }
