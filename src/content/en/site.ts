/** Words of the site's frame: header, menus, footer, banner, opening hours. */
export const site = {
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',
  loading: 'Loading the page',
  pageFailed: {
    title: 'This page could not be loaded',
    text: 'Check your connection and load it again. What you have typed so far is kept.',
    retry: 'Load again',
  },
  header: {
    mainMenu: 'Main menu',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/windshield-replacement' },
      { label: 'Locations', href: '/locations' },
      { label: 'About', href: '/about' },
    ],
    callUs: 'Call us',
    menu: 'Menu',
    homeLink: (company: string) => `${company}, home`,
  },
  account: {
    menu: (name: string) => `Account of ${name}`,
    signOut: 'Sign Out',
    panels: {
      admin: { label: 'Admin Panel', href: '/admin' },
      technician: { label: 'Dashboard', href: '/technicians' },
    },
  },
  footer: {
    claim:
      'Windshields and windows repaired or replaced at your home, your work or the roadside, all over',
    rating: { score: '4.9/5', text: 'from over 1000 customers' },
    services: 'Services',
    contact: 'Contact',
    hours: 'Hours',
    company: 'Company',
    companyLinks: [
      { label: 'Locations', href: '/locations' },
      { label: 'About', href: '/about' },
      { label: 'Get Free Quote', href: '/quote' },
    ],
    staff: 'Staff Access',
    staffLinks: [
      { label: 'Staff Login', href: '/login' },
      { label: 'Admin Panel', href: '/admin' },
    ],
    legalLinks: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Licenses', href: '/licenses' },
    ],
  },
  openNow: {
    openUntil: (hour: string) => `Open now, until ${hour}`,
    opensToday: (hour: string) => `Closed now, opens today at ${hour}`,
    opensTomorrow: (hour: string) => `Closed now, opens tomorrow at ${hour}`,
    opensOn: (weekday: string, hour: string) => `Closed now, opens ${weekday} at ${hour}`,
    fallback: 'Open every day, emergencies 24/7',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  maintenance: {
    title: 'Planned maintenance',
    fallback: 'Online booking will be paused for a short while. You can always call us.',
  },
} as const
