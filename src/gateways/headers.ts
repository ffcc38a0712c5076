import type { Call } from './call'
import type { ProviderConfiguration } from './provider'

/** The login data that a member's calls send with the checkout token. */
export interface Credentials {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
  readonly iyziLc: string | undefined
}

/** The headers of a call, under the configured names. `login` is undefined for a visitor's call. */
export function headersOf(
  call: Call<unknown>,
  token: string,
  login: Credentials | undefined,
  { headers }: ProviderConfiguration,
): Record<string, string> {
  return {
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    [headers.token]: token,
    ...(login && {
      authorization: `Bearer ${login.accessToken}`,
      [headers.memberId]: login.memberId,
      [headers.memberUserId]: login.memberUserId,
      ...(login.iyziLc === undefined ? {} : { [headers.iyziLc.name]: login.iyziLc }),
    }),
    ...(headers.idempotency && call.kind === 'money' ? { [headers.idempotency]: call.submissionId } : {}),
  }
}
