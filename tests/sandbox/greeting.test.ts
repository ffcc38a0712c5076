import { describe, expect, it } from 'vitest'
import { greetingLanguage } from '../../sandbox/kernel/language'
import { openSandbox } from './harness'

describe('the language of a sandbox page', () => {
  it.each([
    [undefined, 'en-GB,en;q=0.9,tr;q=0.8', 'en'],
    [undefined, 'tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    [undefined, 'de-DE,tr;q=0.4,en;q=0.6', 'en'],
    [undefined, 'de-DE,de;q=0.9', 'en'],
    [undefined, '*', 'tr'],
    [undefined, 'en;q=0', 'tr'],
    [undefined, undefined, 'tr'],
    ['tr', 'en-GB', 'tr'],
    ['en', 'tr-TR', 'en'],
  ] as const)(
    'a sandbox page with the language %s in its query, for a browser of %s, is in %s (SBX-02~)',
    (asked, accepted, language) => {
      expect(greetingLanguage(asked, accepted)).toBe(language)
    },
  )

  it.each([
    ['shop', '/'],
    ['gateways', '/inbox'],
    ['gateways', '/desk'],
    ['bank', '/'],
  ] as const)('a page of the %s at %s is in the browser’s language (SBX-02~)', async (part, path) => {
    const sandbox = await openSandbox()
    for (const language of ['tr', 'en'] as const) {
      const page = await sandbox.send(part, path, { headers: { 'accept-language': language } })
      expect(await page.text()).toContain(`<html lang="${language}">`)
    }
  })
})
