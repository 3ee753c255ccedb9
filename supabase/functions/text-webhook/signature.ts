const encoder = new TextEncoder()

/** What Twilio signs: the address it called, then each field's name and value, in the order of the names. */
function signedText(url: string, fields: URLSearchParams): string {
  const names = [...new Set(fields.keys())].sort()
  return names.reduce(
    (text, name) => text + [...new Set(fields.getAll(name))].map((value) => name + value).join(''),
    url,
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

const keyOf = (authToken: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey(
    'raw',
    encoder.encode(authToken),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    [usage],
  )

/**
 * The X-Twilio-Signature of a request.
 * @param url the public address that is called
 */
export async function signatureOf(
  authToken: string,
  url: string,
  fields: URLSearchParams,
): Promise<string> {
  const key = await keyOf(authToken, 'sign')
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(signedText(url, fields)))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** True when the account's key signed exactly these fields for this address. Takes the same time for any forgery. */
export async function isSigned(
  authToken: string,
  url: string,
  fields: URLSearchParams,
  signature: string,
): Promise<boolean> {
  const given = bytesOf(signature)
  if (!given || given.length === 0) return false
  const key = await keyOf(authToken, 'verify')
  return crypto.subtle.verify('HMAC', key, given, encoder.encode(signedText(url, fields)))
}
