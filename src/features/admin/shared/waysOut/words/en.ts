/** Words of what can be done about a job that needs somebody else or another time. */
export const words = {
  give: (technician: string) => `Give to ${technician}`,
  move: (when: string) => `Move to ${when}`,
  unplan: 'Take off the technician',
  /** With whom a job is at another time. */
  with: (technician: string) => `With ${technician}.`,
  at: (day: string, frame: string) => `${day}, ${frame}`,
  others: (id: string) => `Other ways for ${id}`,
  title: (id: string) => `Who could do ${id}?`,
  now: (when: string, technician: string) => `Now ${when}, ${technician}. Best first.`,
  nobody: 'nobody yet',
  list: 'Ways, best first',
  loading: 'Looking for who is free',
  none: 'Nobody is free for it',
  noneText:
    'No technician with the skill has time for it in the next days. Reschedule it, or ask somebody to work longer.',
  done: {
    technician: (id: string, technician: string) => `${id} is given to ${technician}`,
    frame: (id: string, when: string) => `${id} is moved to ${when}`,
    unplan: (id: string) => `${id} is back to be planned`,
  },
  /** Jobs that no longer fit the technician who was to do them. */
  affected: {
    title: (jobs: number) => (jobs === 1 ? '1 job no longer fits' : `${jobs} jobs no longer fit`),
    allDone: 'Every job has a new place',
    text: 'Each customer is told once, by the change itself.',
    place: (day: string, frame: string) => `${day}, ${frame}`,
    nobody: 'Nobody is free for it: call the customer, or take it off the technician.',
    done: 'Done',
  },
} as const
