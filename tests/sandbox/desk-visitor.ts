import { ORIGINS } from './harness'
import type { Harness } from './harness'

type Fields = Readonly<Record<string, string>>

/** A person at the provider's desk: opens its pages and posts their forms, by default from the desk's own origin. */
export const deskVisitor = (sandbox: Harness) => ({
  look: async (path: string) => (await sandbox.send('gateways', `/desk${path}`)).text(),

  post: (path: string, form: Fields, headers: Fields = { origin: ORIGINS.gateways }) =>
    sandbox.send('gateways', `/desk${path}`, { method: 'POST', headers, body: new URLSearchParams(form) }),
})

/** All values of an attribute in a page. */
export const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value)
