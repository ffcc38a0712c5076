import { filesIn, textOf } from './files'

const FOUND = ['src/gateways/member/login/answers.ts', 'src/services/sign-in/identify.ts']

/** The provider's name for each fact, and the files that may read it; all other code gets the fact from one of these. */
export const READ_IN: Readonly<Record<string, readonly string[]>> = {
  memberUserExists: [...FOUND, 'src/services/telemetry/counted-calls.ts'],
  shouldUseEmail: [...FOUND, 'src/services/telemetry/counted-calls.ts'],
  // Decides nothing: a code precedes every login.
  gsmNumberVerified: ['src/gateways/member/login/answers.ts'],
  memberLoginDto: ['src/gateways/member/login/answers.ts'],
  refreshToken: ['src/gateways/member/login/answers.ts', 'src/services/session/open-host-message.ts'],
  isKycViolated: ['src/gateways/consumer/balance/calls.ts'],
}

/** Words that no machine may contain. */
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
