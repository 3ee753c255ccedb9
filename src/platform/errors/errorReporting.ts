/** Reports an error by the code for it, which is loaded then. */
export function report(thrown: unknown) {
  void import('./errorReports').then(({ reportError }) => reportError(thrown))
}

/** Reports what nothing else catches. */
export function reportUncaughtErrors() {
  if (!import.meta.env.VITE_ERROR_REPORT_URL) return
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
