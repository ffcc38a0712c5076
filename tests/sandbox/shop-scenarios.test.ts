import { expect, it } from 'vitest'
import { ORDER_PRESETS } from '../../sandbox/faults/presets'
import { DEBIT_ONLY, EVERY_KIND } from '../../sandbox/members/persona-wallets'
import { PERSONAS } from '../../sandbox/members/personas'
import { LIST_PRICE } from '../../sandbox/shop/choices'
import { SCENARIO_GROUPS } from '../../sandbox/shop/scenarios'

type Persona = (typeof PERSONAS)[number]
type Known = NonNullable<Persona['known']>

interface Promised {
  /** What must be true of the scenario's persona. */
  readonly by?: (persona: Persona) => boolean
  /** The fields that the scenario's name requires. */
  readonly sets?: readonly string[]
}

const member = (holds: (known: Known) => boolean | undefined) => (persona: Persona) =>
  persona.known !== undefined && holds(persona.known) === true

const isTurkish = ({ contact }: Persona) => contact.gsmNumber.startsWith('+90')
const isNew = (persona: Persona) => persona.known === undefined && isTurkish(persona)
const isForeign = (persona: Persona) => persona.known === undefined && !isTurkish(persona)

const OTHER_METHODS = ['creditCardEnabled', 'fundEnabled', 'mixPaymentEnabled', 'creditEnabled', 'bkmEnabled']

/** What the English names of the scenarios without a fault promise. */
const PROMISED: Readonly<Record<string, Promised>> = {
  'A member with saved cards': { by: member(({ wallet = [] }) => wallet.length > 1 && wallet !== EVERY_KIND) },
  'A newcomer registers': { by: isNew },
  'One page asks for everything': { by: isNew, sets: ['quickLoginRegisterEnabled'] },
  'Registered with another e-mail': { by: member(({ email }) => email !== undefined) },
  'A foreign number, no account': { by: isForeign },
  'A foreign number is not accepted': { by: isForeign, sets: ['foreign'] },
  'The checkout knows nothing of the buyer': { sets: ['buyerDetails'] },
  'The account is suspended': { by: member(({ suspended }) => suspended) },
  'Every kind of card, by 3-D Secure alone': { by: member(({ wallet }) => wallet === EVERY_KIND), sets: ['force3Ds'] },
  'One debit card, which wants 3-D Secure': { by: member(({ wallet, age }) => wallet === DEBIT_ONLY && age >= 18) },
  'Plus installments': { sets: ['campaignEnabled', 'plusInstallments'] },
  'Wallet balance': { by: member(({ balanceMinor = 0, suspended }) => balanceMinor > 10 * LIST_PRICE && !suspended) },
  'Balance and card together': {
    by: member(({ balanceMinor = 0, kycLevel, wallet }) => balanceMinor < LIST_PRICE && kycLevel === 2 && !!wallet),
  },
  'No saved card': { by: member(({ wallet }) => wallet === undefined) },
  'Bank transfer alone, with buyer protection': { sets: [...OTHER_METHODS, 'buyerProtectionEnabled'] },
  'Shopping credit, e-mail not confirmed': { by: member(({ emailConfirmed }) => emailConfirmed === false) },
  'The identity form': { by: member(({ kycLevel, age }) => kycLevel === 0 && age >= 18), sets: ['verifyIdentity'] },
  'The month’s limit is reached': { by: member(({ kycLevel }) => kycLevel === 1), sets: ['price'] },
  'Under 18': { by: member(({ age }) => age < 18) },
  'One minute left': { sets: ['minutes'] },
  'In a frame of the merchant’s page': { sets: ['embedded'] },
  'A cashback campaign': { sets: ['campaignEnabled', 'cashbackBanner'] },
  'The compact layout, in euros': { sets: ['newDesignEnabled', 'currency'] },
}

const all = SCENARIO_GROUPS.flatMap(({ scenarios }) => scenarios)

it.each(
  all.filter(({ choices }) => choices['trouble'] === undefined).map(({ name, choices }) => [name.en, choices] as const),
)('the shop’s scenario “%s” has what its name says (BEST-10~)', (name, choices) => {
  const { by, sets = [] } = PROMISED[name] ?? {}
  const { who, ...others } = choices
  expect(Object.keys(others)).toEqual(expect.arrayContaining([...sets]))
  expect(by !== undefined || sets.length > 0).toBe(true)
  if (by) expect(PERSONAS.filter(by).map(({ key }) => key)).toContain(who)
})

it.each(Object.entries(ORDER_PRESETS))(
  'the fault %s has the same name in the shop’s scenarios as on the desk (BEST-10~)',
  (trouble, { name }) => {
    const scenario = all.find(({ choices }) => choices['trouble'] === trouble)
    for (const language of ['tr', 'en'] as const) {
      expect(scenario && name[language].startsWith(scenario.name[language])).toBe(true)
    }
  },
)
