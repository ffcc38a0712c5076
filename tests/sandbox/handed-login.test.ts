import { beforeEach, describe, expect, it } from 'vitest'
import type { HandedLogin } from '../support/control-answers'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, dataOf, makeMember, makeOrder } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const claimsOf = (accessToken: string): unknown =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())

describe('a login by the provider’s app', () => {
  it('a login by the provider’s app has tokens that name member and time, and log in to its order alone (SBX-04~, APP-02~)', async () => {
    const member = await makeMember(sandbox)
    const { token } = await makeOrder(sandbox)
    const { memberId, memberUserId } = member
    const login = await sandbox.control<HandedLogin>(`/members/${memberId}/login`, { token, issuedSecondsAgo: 600 })
    expect(login).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      refreshToken: expect.any(String) as string,
      memberId,
      memberUserId,
    })
    const iat = Math.floor(START / 1000) - 600
    expect(claimsOf(login.accessToken)).toMatchObject({ memberId, memberUserId, iat })
    const headers = {
      authorization: `Bearer ${login.accessToken}`,
      'x-member-id': memberId,
      'x-member-user-id': memberUserId,
    }
    const restore = async ({ token }: { token: string }) =>
      call(sandbox, { token, path: PATHS.credentials, payload: { memberId, memberUserId }, headers })
    expect(dataOf(await restore({ token }))).toMatchObject({
      memberLoginDto: { memberId },
      accessToken: login.accessToken,
    })
    expect(await restore(await makeOrder(sandbox))).toMatchObject({ status: 401 })
  })

  it('a login by the provider’s app is refused for an unknown member or order', async () => {
    const { memberId } = await makeMember(sandbox)
    const { token } = await makeOrder(sandbox)
    await expect(sandbox.control(`/members/0/login`, { token })).rejects.toThrow()
    await expect(sandbox.control(`/members/${memberId}/login`, { token: 'none' })).rejects.toThrow()
  })
})
