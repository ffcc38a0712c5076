import { filesIn, textOf } from './files'

const FOUND = ['src/gateways/member/login/answers.ts', 'src/services/sign-in/identify.ts']

/** The word for a fact as the provider says it, and every file that reads it; all other readers get it from one of these. */
export const READ_IN: Readonly<Record<string, readonly string[]>> = {
  memberUserExists: [...FOUND, 'src/services/telemetry/counted-calls.ts'],
  shouldUseEmail: [...FOUND, 'src/services/telemetry/counted-calls.ts'],
  // Nothing is decided by it: a code comes before every login.
  gsmNumberVerified: ['src/gateways/member/login/answers.ts'],
  memberLoginDto: ['src/gateways/member/login/answers.ts'],
  refreshToken: ['src/gateways/member/login/answers.ts', 'src/services/session/open-host-message.ts'],
  isKycViolated: ['src/gateways/consumer/balance/calls.ts'],
}

/** What no machine has a word for. */
export const SECRETS = ['accessToken', 'refreshToken', 'iyziLc']

const files = ['machines', 'src'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path))
const isNamedIn = (path: string, word: string) => new RegExp(`\\b${word}\\b`).test(textOf(path))

const filesNamingIn = (all: readonly string[], word: string) => all.filter((path) => isNamedIn(path, word))

export const filesNaming = (word: string) => filesNamingIn(files, word)

export const machinesNaming = (word: string) =>
  filesNamingIn(
    files.filter((path) => path.startsWith('machines/')),
    word,
  )
