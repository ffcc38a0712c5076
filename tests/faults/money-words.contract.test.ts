import { beforeAll, describe, expect, it, vi } from 'vitest'
import { textOfPage } from './support/rendered-page'
import { CARD_FIELDS } from '../../machines/entities/card'
import { BANK_DECLINES } from '../../sandbox/failures/bank-declines'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { SANDBOX_ENV, configurationOf } from './support/play-all'
import { type Page, openPage, payingOf } from './support/page'
import { agree } from './support/pressing'
import type { Shopper } from './support/shopper'
import { inTab, openTab } from './support/tab'
import { WAYS, cardOf } from './support/ways'
import { withOwnSandbox } from '../support/with-sandbox'
import { PATHS } from '../gateways/support/paths'

vi.mock(import('../../src/services/redirects/bank-form'), () => import('../gateways/support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => import('./support/post-form'))

const sandbox = withOwnSandbox({ env: SANDBOX_ENV })

const LANGUAGES = ['tr', 'en'] as const

type Language = (typeof LANGUAGES)[number]

const CATALOGUES = { tr: wholeCatalogue('tr'), en: wholeCatalogue('en') }

function sentence(language: Language, key: string): string {
  const text = CATALOGUES[language].sentences.get(key)
  if (!text) throw new Error(`locales/${language} has no sentence for ${key}`)
  return text
}

/** Any sentence that says that no money was taken. */
const DENIAL = { tr: /çekilmedi/, en: /not (?:been )?charged/i } as const

/** What banks write about a card that was reported lost or stolen. */
const REPORT = /kayıp|çalıntı|el koy|lost|stolen|retain|pick.?up/i

/** The bank did not answer (domain facts 7.16), or the refusal may refer to this very payment. */
const UNHEARD = ['10214', '10219', '10228']
const PAID_BEFORE = ['10203']

const REPORTED = ['10041', '10043']

/** By code and group, by group alone and by code alone: an answer may name its reason in each way. */
const NAMED = BANK_DECLINES.flatMap(([code, { group = '' }]) =>
  [`${code}:${group}`, `99:${group}`, code].map((name) => ({ code, act: `failure:${name}` })),
)

async function arrive() {
  const { client } = sandbox
  const { email, gsmNumber } = await client.makeMember()
  const { token } = await client.makeOrder({ email, gsmNumber })
  const shopper: Shopper = {
    email,
    gsmNumber,
    manner: 'plain',
    waitsForOffers: true,
    asksForAnother: false,
    typedCode: '',
    edits: false,
    changesDevice: false,
    troubles: 0,
    nextCard: () => cardOf('5400360000000003'),
    inbox: () => client.messages(gsmNumber),
    visitBank: () => Promise.reject(new Error('no shopper is sent to a bank here')),
    beforePaying: () => Promise.resolve(),
  }
  return { token, shopper }
}

/** In milliseconds; longer than any step takes. */
const PATIENCE = 10_000

const PAY = 'pay'

const formOf = (page: Page) => payingOf(page.actor.getSnapshot()).cardPayment

const isPayable = (page: Page) => formOf(page)?.getSnapshot().can({ type: 'shopper.paid' }) === true

async function logIn(page: Page, shopper: Shopper) {
  while (!isPayable(page)) {
    const way = () => WAYS.find(({ name, isOpen }) => name !== PAY && isOpen(page))
    if (!(await page.until(() => isPayable(page) || way() !== undefined, PATIENCE))) throw new Error('no way on')
    if (!isPayable(page)) await way()?.take(page, shopper)
  }
}

function press(page: Page, shopper: Shopper) {
  const form = formOf(page)
  if (!form) throw new Error('there is no form of a card')
  const vault = page.vault()
  const card = shopper.nextCard()
  for (const field of CARD_FIELDS) {
    vault.write(field, card[field])
    form.send({ type: 'shopper.filledCard', field, card: vault.facts() })
  }
  agree(page)
  form.send({ type: 'shopper.paid' })
}

let configuration = ''

/** Opens a checkout in a tab of its own, and goes to the payment methods. */
async function atTheForm(work: (page: Page, given: Awaited<ReturnType<typeof arrive>>) => Promise<void>) {
  const { app, bank } = sandbox.origins
  const given = await arrive()
  await inTab(openTab({ origin: app, bank, configuration }), async () => {
    const page = openPage(given.token, '/', () => undefined)
    try {
      await logIn(page, given.shopper)
      await work(page, given)
    } finally {
      page.close()
    }
  })
}

const bookedFor = async (token: string) => (await sandbox.client.ledger(token)).authorisations.length

beforeAll(async () => {
  configuration = await configurationOf(sandbox.origins.app, { isPatient: true })
})

const isCertain = ({ code }: { readonly code: string }) => ![...UNHEARD, ...PAID_BEFORE].includes(code)

/** Answers after which the payment may be booked: the bank did not answer, or the answer is not from the provider. */
const UNCERTAIN = [
  ...NAMED.filter((named) => !isCertain(named)).map(({ act }) => act),
  'failure:5125',
  'status:500',
  'reset',
  'html',
  'empty',
  'badjson',
]

/** Closes the idle connections of every page in this process; a read that used one is sent again. */
const CUT = 'reset'

/** A payment that the bank has booked, but whose answer was lost or inconclusive. */
const isAskedAbout = (act: string) =>
  atTheForm(async (page, { token, shopper }) => {
    await sandbox.client.putFaults(token, [
      { path: PATHS.cardAuth, phase: 'after-commit', act, nth: 1 },
      // The first read of the order precedes the payment.
      ...[2, 3].map((nth) => ({ path: PATHS.detail, phase: 'before' as const, act: 'status:500', nth })),
    ])
    press(page, shopper)
    expect(await page.until(() => page.screen() === 'outcome-unknown', PATIENCE), act).toBe(true)
    for (const language of LANGUAGES) {
      const text = await textOfPage(page, language)
      expect(text, act).toContain(sentence(language, 'outcome.doNotPay'))
      expect(text, act).not.toMatch(DENIAL[language])
    }
    expect(await bookedFor(token), act).toBe(1)
    expect(await page.until(() => page.screen() === 'result', PATIENCE), act).toBe(true)
  })

describe('words about money', () => {
  it('a certain refusal says no money was taken, an unclear answer never does: all codes, both languages, ledger (PAY-14)', async () => {
    await atTheForm(async (page, { token, shopper }) => {
      for (const { code, act } of NAMED.filter(isCertain)) {
        await sandbox.client.putFaults(token, [{ path: PATHS.cardAuth, phase: 'before', act, nth: 1 }])
        press(page, shopper)
        expect(await page.until(() => isPayable(page), PATIENCE), act).toBe(true)
        for (const language of LANGUAGES) {
          const text = await textOfPage(page, language)
          expect(text, act).toContain(sentence(language, 'errors.noMoneyMoved'))
          expect(text, act).not.toMatch(REPORT)
          if (REPORTED.includes(code)) expect(text, act).toContain(sentence(language, 'errors.cardUnusable'))
        }
      }
      expect(await bookedFor(token)).toBe(0)
    })
    await Promise.all(UNCERTAIN.filter((act) => act !== CUT).map(isAskedAbout))
    await isAskedAbout(CUT)
  })
})
