import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from './reading/files'

/** The word for a fact as the provider says it, and every file that reads it; whoever else wants to know is told by one of these. */
const READ_IN: Readonly<Record<string, readonly string[]>> = {
  memberUserExists: ['src/gateways/member/login/answers.ts', 'src/services/identify.ts'],
  shouldUseEmail: ['src/gateways/member/login/answers.ts', 'src/services/identify.ts'],
  // Nothing is decided by it: a code comes before every login.
  gsmNumberVerified: ['src/gateways/member/login/answers.ts'],
  memberLoginDto: ['src/gateways/member/login/answers.ts'],
  refreshToken: ['src/gateways/member/login/answers.ts', 'src/services/handed-over-login.ts'],
  isKycViolated: ['src/gateways/consumer/balance/calls.ts'],
}

/** What no machine has a word for. */
const SECRETS = ['accessToken', 'refreshToken', 'iyziLc']

const files = ['machines', 'src'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path))
const isNamedIn = (path: string, word: string) => new RegExp(`\\b${word}\\b`).test(textOf(path))

describe('what the provider says of who is paying', () => {
  it.each(Object.entries(READ_IN))('is read of %s where it is said, and nowhere kept (OTP-09~)', (word, readers) => {
    expect(files.filter((path) => isNamedIn(path, word))).toEqual([...readers].sort())
  })

  it('is a secret of the session where it opens something: no machine has a word for it (OTP-09~)', () => {
    const inMachines = files.filter((path) => path.startsWith('machines/'))
    expect(inMachines.length).toBeGreaterThan(100)
    for (const word of SECRETS) expect(inMachines.filter((path) => isNamedIn(path, word))).toEqual([])
  })
})
