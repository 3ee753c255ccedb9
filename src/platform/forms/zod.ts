import { z } from 'zod'

// It would try whether it may make functions out of text and go on without, but the browser reports the try as
// an offence against the Content Security Policy. Has to be said before the first schema is made.
z.config({ jitless: true })

export { z }
