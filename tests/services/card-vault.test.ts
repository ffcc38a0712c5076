import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_FIELDS, cardFacts, EMPTY_CARD, NO_CARD } from '../../machines/entities/card'
import { createCardVault } from '../../src/services/payment/card-vault'
import { MEMBER } from '../machines/fixtures/shopper'
import { gatewaysAnswered } from '../support/answering-http'
import { GOOD_CARD, NOVEMBER_2025 } from '../support/cards'
import { portsOver } from '../support/port-answer'
import { payingDeps } from './support/paying-deps'

function filledVault(now = () => NOVEMBER_2025) {
  const vault = createCardVault(now)
  for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
  return vault
}

describe('the card vault', () => {
  it('the card vault is empty until the shopper types', () => {
    const vault = createCardVault(() => NOVEMBER_2025)
    expect(vault.read()).toEqual(EMPTY_CARD)
    expect(vault.facts()).toEqual({ ...NO_CARD, edition: 0, numberEdition: 0 })
  })

  it('the card vault holds the typed fields and exposes brand, BIN, last four digits and faults', () => {
    const vault = filledVault()
    expect(vault.read()).toEqual(GOOD_CARD)
    for (const field of CARD_FIELDS) expect(vault.textOf(field)).toBe(GOOD_CARD[field])
    expect(vault.facts()).toEqual({
      brand: 'VISA',
      bin: '45435900',
      lastFour: '0006',
      faults: {},
      edition: 4,
      numberEdition: 1,
    })
  })

  it('the card vault tells two numbers apart that begin and end alike, and not by their spaces (BON-01~)', () => {
    const vault = filledVault()
    const first = vault.facts()
    vault.write('cardNumber', GOOD_CARD.cardNumber.split(' ').join(''))
    vault.write('cvc', '321')
    expect(vault.facts()).toMatchObject({ numberEdition: first.numberEdition })
    vault.write('cardNumber', '4543 5900 0800 0006')
    const { bin, lastFour, numberEdition } = vault.facts()
    expect([bin, lastFour, numberEdition]).toEqual([first.bin, first.lastFour, first.numberEdition + 1])
  })

  it('the card vault holds the last text that was written to each field', () => {
    const writes = fc.array(fc.tuple(fc.constantFrom(...CARD_FIELDS), fc.string()))
    fc.assert(
      fc.property(writes, (all) => {
        const vault = createCardVault(() => NOVEMBER_2025)
        for (const [field, text] of all) vault.write(field, text)
        expect(vault.read()).toEqual({ ...EMPTY_CARD, ...Object.fromEntries(all) })
        expect(vault.facts()).toMatchObject(cardFacts(vault.read(), NOVEMBER_2025))
      }),
    )
  })

  it('the card vault judges the expiry by the current month at each read (CARD-05~)', () => {
    let year = 2030
    const vault = filledVault(() => ({ year, month: 5 }))
    expect(vault.facts().faults).toEqual({})
    year = 2031
    expect(vault.facts().faults).toEqual({ expireDate: 'validations.expireDate' })
  })

  it('the card vault forgets the security code and keeps the rest (CARD-11~)', () => {
    const vault = filledVault()
    vault.clearCvc()
    expect(vault.read()).toEqual({ ...GOOD_CARD, cvc: '' })
    expect(vault.facts().faults).toEqual({ cvc: 'validations.cvcRequired' })
  })

  it('the card vault forgets all fields (CARD-14~)', () => {
    const vault = filledVault()
    vault.clearAll()
    expect(vault.read()).toEqual(EMPTY_CARD)
    expect(JSON.stringify(vault)).not.toMatch(/\d/)
  })

  it('the card vault holds the tick to save the card as long as its fields (CARD-15~)', () => {
    const vault = filledVault()
    expect(vault.isStored()).toBe(false)
    vault.setStored(true)
    vault.clearCvc()
    expect(vault.isStored()).toBe(true)
    vault.clearAll()
    expect(vault.isStored()).toBe(false)
  })

  it('the card vault’s tick to save the card is part of an opened wallet (BEST-14~, CARD-15~)', async () => {
    const deps = payingDeps({ members: gatewaysAnswered({ status: 'success', data: {} }).members })
    deps.vault.setStored(true)
    expect(await portsOver(deps)('openWallet', { buyer: MEMBER })).toMatchObject({ kind: 'ready', isCardStored: true })
  })

  it('the card vault calls its listeners after it has forgotten, and not when the shopper types', () => {
    const vault = filledVault()
    const heard: string[] = []
    const stop = vault.onCleared(() => heard.push(`one ${vault.textOf('cvc')}|${vault.textOf('cardNumber')}`))
    vault.onCleared(() => heard.push('other'))
    vault.write('cvc', '999')
    expect(heard).toEqual([])
    vault.clearCvc()
    expect(heard).toEqual([`one |${GOOD_CARD.cardNumber}`, 'other'])
    stop()
    vault.clearAll()
    expect(heard.slice(2)).toEqual(['other'])
  })
})
