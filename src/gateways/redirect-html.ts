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
 * A bank's redirect as HTML, which may arrive as base64. It stays plain text until its form has been parsed; without a form
 * there is nothing to redirect with.
 */
export const redirectHtml = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.transform((raw) => [decoded(raw), raw].find(hasForm)),
  v.string('no document with a form'),
)
