/** The text as it is: what is made of it never runs, loads or shows anything. */
const AS_IT_IS = { createHTML: (html: string) => html }

let policy: typeof AS_IT_IS | undefined

/** A document of its own, with scripts and loading switched off. The only place where text is parsed as HTML. */
export function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('threeds', AS_IT_IS) ?? AS_IT_IS
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}
