import * as v from 'valibot'

const LONGEST = 256 * 1024

function decoded(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

const hasForm = (text: string | undefined): text is string => text !== undefined && /<form/i.test(text)

/**
 * A bank's page as its HTML: base64 of a whole document, or the document as it is. It is text and nothing else until its form
 * has been read out of it. What holds no form is no page to go to.
 */
export const redirectHtml = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.transform((raw) => [decoded(raw), raw].find(hasForm)),
  v.string('no document with a form'),
)
