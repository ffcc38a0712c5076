import { DEMO_MERCHANT } from '../../gateways/merchant/demo-merchant'
import type { Language, Words } from '../../language'
import { MERCHANT, OUTSIDE, PROVIDER } from '../../ledger/ledger'
import type { World } from '../../world'

const NAMES = new Map<string, Words>([
  [MERCHANT, { tr: `İş yeri: ${DEMO_MERCHANT.name}`, en: `Merchant: ${DEMO_MERCHANT.name}` }],
  [PROVIDER, { tr: 'Sağlayıcının komisyonu', en: 'The provider’s commission' }],
  [OUTSIDE, { tr: 'Dışarıdan gelen para', en: 'Money from outside' }],
])

const NETWORK: Words = { tr: 'Kart ağı', en: 'Card network' }
const BALANCE: Words = { tr: 'Bakiye:', en: 'Balance:' }

/** An account as a person would call it; one that is new to this page keeps its own name. */
export function accountName({ state }: World, account: string, lang: Language): string {
  const [kind = '', id = ''] = account.split(':')
  const member = kind === 'member' ? state.members.get(id) : undefined
  if (member) return `${BALANCE[lang]} ${member.name} ${member.surname}`
  if (kind === 'network') return `${NETWORK[lang]}: ${id}`
  return NAMES.get(account)?.[lang] ?? account
}
