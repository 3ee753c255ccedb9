import { chakra } from '@chakra-ui/react'

type LetterProps = {
  /** Read out as the name of the frame. */
  title: string
  /** A page, or the body of a mail. */
  html: string
}

/** A page that is none of the app's, in a document of its own as a mail program or a browser draws it. */
export function Letter({ title, html }: LetterProps) {
  const page = /^<!doctype/i.test(html)
    ? html
    : `<!doctype html><html lang="en"><title>${title}</title><meta name="color-scheme" content="light dark"><main>${html}</main></html>`
  return (
    <chakra.iframe
      title={title}
      srcDoc={page}
      sandbox="allow-same-origin"
      display="block"
      width="full"
      height="100vh"
      border="0"
      colorScheme="light"
      _dark={{ colorScheme: 'dark' }}
    />
  )
}
