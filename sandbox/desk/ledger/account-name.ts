import { bankOf } from '../../cards/banks'
import { creditBank } from '../../payments/credits/banks'
import { DEMO_MERCHANT } from '../../kernel/demo-merchant'
import { MERCHANT, OUTSIDE, PROVIDER } from '../../ledger/ledger'
import type { Deps } from '../../kernel/deps'
import type { Language, Words } from '../../records/language'

const NAMES = new Map<string, Words>([
  [MERCHANT, { tr: `İş yeri: ${DEMO_MERCHANT.name}`, en: `Merchant: ${DEMO_MERCHANT.name}` }],
  [PROVIDER, { tr: 'Sağlayıcının komisyonu', en: 'The provider’s commission' }],
  [OUTSIDE, { tr: 'Dışarıdan gelen para', en: 'Money from outside' }],
])

interface Kind {
  readonly words: Words
  /** The holder's name, from the part after the kind. */
  readonly nameOf?: (id: string, deps: Deps) => string | undefined
}

const ofBank = (id: string): string | undefined => bankOf(Number(id))?.name
const ofCreditBank = (id: string): string | undefined => creditBank(Number(id))?.bankName

function ofMember(id: string, { state }: Deps): string | undefined {
  const member = state.members.get(id)
  return member && `${member.name} ${member.surname}`
}

const KINDS = new Map<string, Kind>([
  ['member', { words: { tr: 'Bakiye', en: 'Balance' }, nameOf: ofMember }],
  ['reserved', { words: { tr: 'Ayrılan bakiye', en: 'Balance held back' }, nameOf: ofMember }],
  ['network', { words: { tr: 'Kart ağı', en: 'Card network' } }],
  ['points', { words: { tr: 'Bankanın verdiği puan', en: 'Points given by' }, nameOf: ofBank }],
  ['card-points', { words: { tr: 'Kart puanı', en: 'Points of a card' } }],
  ['bank', { words: { tr: 'Gelen havale', en: 'Transfers to' }, nameOf: ofBank }],
  ['credit', { words: { tr: 'Alışveriş kredisi', en: 'Shopping credit' }, nameOf: ofCreditBank }],
  ['seller', { words: { tr: 'Satıcının hak edişi', en: 'Earnings of a seller' } }],
])

/** The display name of an account; an unknown account is shown by its own name. */
export function accountName(deps: Deps, account: string, lang: Language): string {
  const [name = ''] = account.split(':')
  const kind = KINDS.get(name)
  if (!kind) return NAMES.get(account)?.[lang] ?? account
  const id = account.slice(name.length + 1)
  return `${kind.words[lang]}: ${kind.nameOf?.(id, deps) ?? id}`
}
