import type { Login } from '../../../src/gateways/member/login/answers'
import { MEMBER } from '../fixtures/shopper'

export const LOGIN: Login = {
  member: MEMBER,
  accessToken: 'access',
  refreshToken: 'refresh-secret',
  expiresIn: 900,
  iyziLc: 'lc',
}
