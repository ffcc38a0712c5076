import type { ProviderConfiguration } from '../../src/gateways/provider'

export const PROVIDER: ProviderConfiguration = {
  gateways: {
    payment: 'https://payment.wallet.example',
    member: 'https://member.wallet.example',
    consumer: 'https://consumer.wallet.example',
  },
  product: { slug: 'wallet', name: 'Cüzdan' },
  headers: {
    token: 'x-wallet-token',
    memberId: 'x-member-id',
    memberUserId: 'x-member-user-id',
    iyziLc: { name: 'x-wallet-lc', field: 'iyziLc' },
  },
  detailToken: 'checkoutFormToken',
}
