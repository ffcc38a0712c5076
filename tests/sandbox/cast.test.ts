import { expect, it } from 'vitest'
import { PERSONAS } from '../../sandbox/members/personas'
import { openSandbox } from './harness'
import { readyToSend, typed } from './payments'
import { PUBLISHED_APPROVALS } from './published-approvals'
import { PUBLISHED_DECLINES } from './published-declines'
import { PATHS, call, logIn, makeOrder } from './shopper'

type Told = Readonly<Record<string, unknown>>

/** What the provider knows about each persona, except those whom it does not know. */
const KNOWN: Readonly<Record<string, Told>> = {
  'level-0': { kycLevel: 0 },
  'level-1': { kycLevel: 1 },
  'level-2': { kycLevel: 2 },
  rich: { balance: 250_000 },
  poor: { balance: 0 },
  suspended: { suspended: true },
  'mismatched-email': { email: 'selin@posta.example' },
  'every-card': {
    cards: expect.arrayContaining([
      expect.objectContaining({ cardType: 'CREDIT_CARD', cardAssociation: 'MASTER_CARD' }),
      expect.objectContaining({ cardAssociation: 'AMERICAN_EXPRESS' }),
      expect.objectContaining({ cardType: 'DEBIT_CARD' }),
      expect.objectContaining({ cardType: 'PREPAID_CARD' }),
      expect.objectContaining({ cardAssociation: 'TROY' }),
      expect.objectContaining({ walletCard: true }),
    ]) as unknown,
  },
}

const STRANGERS = ['new', 'foreign']

const contactOf = (key: string) => {
  const contact = PERSONAS.find((persona) => persona.key === key)?.contact
  if (!contact) throw new Error(`no persona is called ${key}`)
  return contact
}

it('the sandbox has every persona and every public test card, with the documented answers (SBX-04)', async () => {
  const sandbox = await openSandbox()
  const { members } = await sandbox.control<{ members: Told[] }>('/members')
  const memberOf = (key: string) => members.find(({ gsmNumber }) => gsmNumber === contactOf(key).gsmNumber)
  for (const [key, told] of Object.entries(KNOWN)) expect(memberOf(key), key).toMatchObject(told)
  for (const key of STRANGERS) expect(memberOf(key), key).toBeUndefined()
  expect(contactOf('mismatched-email').email).not.toBe(memberOf('mismatched-email')?.['email'])
  expect(contactOf('foreign').gsmNumber).not.toMatch(/^\+90/)

  const young = await makeOrder(sandbox)
  const { headers } = await logIn(sandbox, young, contactOf('under-18'))
  const { name, surname } = contactOf('under-18')
  const identityNumber = PERSONAS.find(({ key }) => key === 'under-18')?.known?.identityNumber
  const proof = { channelType: 'PAY_WITH_WALLET', name, surname, identityNumber, birthDate: '15/01/2009' }
  const proven = await call(sandbox, { token: young.token, path: PATHS.kyc, payload: proof, headers })
  expect(proven.body).toMatchObject({ errorGroup: 'GUARDIAN_APPROVAL_REQUIRED' })

  for (const [number, errorCode, errorGroup] of PUBLISHED_DECLINES) {
    const { send } = await readyToSend(sandbox)
    const { body } = await send('auth', { paymentCard: typed(number) })
    expect(body, number).toMatchObject({ status: 'failure', errorCode, errorGroup })
  }
  for (const [number, , kind] of PUBLISHED_APPROVALS) {
    const { send } = await readyToSend(sandbox)
    // Debit cards of Türkiye pay only with 3-D Secure.
    const { body } = await send(kind === 'credit' ? 'auth' : 'threeDS', { paymentCard: typed(number) })
    const paymentStatus = kind === 'credit' ? 'SUCCESS' : 'INIT_THREEDS'
    expect(body, number).toMatchObject({ status: 'success', paymentStatus })
  }
}, 60_000)
