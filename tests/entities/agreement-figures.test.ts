import { describe, expect, it, vi } from 'vitest'
import { CLAUSES, type Clause, PRIVACY_CLAUSES } from '../support/agreement-clauses'
import * as figures from '../../machines/entities/agreed-figures'
import { agreement as userEn } from '../../locales/en/agreements/user-agreement'
import { agreement as serviceEn } from '../../locales/en/agreements/service-agreement'
import { agreement as privacyEn } from '../../locales/en/agreements/privacy-notice'
import { agreement as privacyTr } from '../../locales/tr/agreements/privacy-notice'
import { agreement as userTr } from '../../locales/tr/agreements/user-agreement'
import { agreement as serviceTr } from '../../locales/tr/agreements/service-agreement'
import type { Agreement } from '../../machines/entities/agreement'

const textOf = (agreement: Agreement) => agreement.articles.flatMap(({ paragraphs }) => paragraphs).join('\n')

const rows = Object.entries(CLAUSES)
const missing = (text: string, said: readonly string[]) => said.filter((words) => !text.includes(words))

describe('the agreements', () => {
  const states = (row: keyof typeof CLAUSES) => () => {
    const { user, service } = CLAUSES[row]
    const english = (said: readonly Clause[]) => said.map(([, words]) => words)
    const turkish = (said: readonly Clause[]) => said.map(([, , words]) => words)
    expect(missing(textOf(userEn), english(user))).toEqual([])
    expect(missing(textOf(userTr), turkish(user))).toEqual([])
    expect(missing(textOf(serviceEn), english(service))).toEqual([])
    expect(missing(textOf(serviceTr), turkish(service))).toEqual([])
  }

  it('the agreements define every concept and every party by its name (AGR-06)', states('concepts'))
  it('the agreements say how they change and how they end (AGR-07)', states('changes'))
  it('the agreements say how long electronic money is valid, and where and when it is repaid (AGR-08)', states('money'))
  it(
    'the agreements say what can be reclaimed, what must be announced, and which loss must be borne (AGR-09)',
    states('liability'),
  )
  it(
    'the agreements give the days of protected shopping, of a card dispute and of a withdrawal (AGR-10)',
    states('protection'),
  )
  it('the agreements say how complaints are handled, and where the fees are, and invent none (AGR-11)', () => {
    states('complaints')()
    // The only amounts are the binding ones and the credit's.
    for (const text of [userEn, userTr]) expect(textOf(text).match(/[\d.,]+ TL/g)).toEqual(['250 TL'])
    expect(textOf(serviceEn).match(/[\d.,]+ TL/g)).toEqual(['500 TL', '100,000 TL'])
    expect(textOf(serviceTr).match(/[\d.,]+ TL/g)).toEqual(['500 TL', '100.000 TL'])
  })
  it('the agreements say who may use what, how, and when it is suspended (AGR-12)', states('use'))

  it('the privacy notice names who receives the data, usage and error reports among them (EVT-01~, MON-01~)', () => {
    const english = PRIVACY_CLAUSES.map(([, words]) => words)
    const turkish = PRIVACY_CLAUSES.map(([, , words]) => words)
    expect(missing(textOf(privacyEn), english)).toEqual([])
    expect(missing(textOf(privacyTr), turkish)).toEqual([])
  })

  it('the agreements have thirty figures of the specification or more', () => {
    const counted = rows
      .flatMap(([, { user }]) => user.map(([, english]) => english))
      .filter((words) => /\d/.test(words))
    expect(counted.flatMap((words) => words.match(/\d+/g) ?? []).length).toBeGreaterThanOrEqual(30)
  })

  it('the user agreement has 22 articles from 16.10.2024, in both languages, none of them empty (AGR-01~)', () => {
    expect(figures.AGREEMENT_ARTICLES.amount).toBe(22)
    for (const text of [userEn, userTr]) {
      expect(text.articles).toHaveLength(22)
      expect(text.validFrom).toBe(text === userEn ? '16 October 2024' : '16.10.2024')
      expect(text.articles.filter(({ heading, paragraphs }) => heading === '' || paragraphs.length === 0)).toEqual([])
    }
    expect(serviceEn.articles).toHaveLength(serviceTr.articles.length)
  })
})

const FILES = [
  '../../locales/en/agreements/user-agreement',
  '../../locales/tr/agreements/user-agreement',
  '../../locales/en/agreements/service-agreement',
  '../../locales/tr/agreements/service-agreement',
] as const

const isFigure = (value: object): value is figures.Figure => 'amount' in value

/** Replaces every figure by a unique number that no text contains by chance. */
function changed(table: typeof figures): { readonly table: object; readonly amounts: ReadonlyMap<string, number> } {
  const amounts = new Map<string, number>()
  let next = 7001
  const change = (name: string, value: object): object => {
    if (isFigure(value)) {
      amounts.set(name, next)
      next += 1
      return { ...value, amount: next - 1 }
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, below]) => [
        key,
        typeof below === 'object' && below !== null ? change(`${name}.${key}`, below as object) : below,
      ]),
    )
  }
  const made = Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(name, value)]))
  return { table: made, amounts }
}

describe('the table of figures', () => {
  it('every figure of the table names its source and has a positive amount', () => {
    const { AGREEMENT_VALID_FROM, LEAST_VERSIONS, ...single } = figures
    const all: readonly figures.Figure[] = [...Object.values(single), ...Object.values(LEAST_VERSIONS)]
    expect(AGREEMENT_VALID_FROM.source).toBe(9)
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(({ amount, source }) => !(amount > 0) || String(source) === '')).toEqual([])
  })

  it('every figure in the agreements is from the table: a changed table changes both languages (AGR-01~)', async () => {
    const { table, amounts } = changed(figures)
    vi.resetModules()
    vi.doMock('../../machines/entities/agreed-figures', () => table)
    const texts = await Promise.all(
      FILES.map(async (file) =>
        textOf(((await import(file)) as { agreement: Agreement }).agreement).replace(/[.,](?=\d{3}\b)/g, ''),
      ),
    )
    vi.doUnmock('../../machines/entities/agreed-figures')
    const [userInEnglish = '', userInTurkish = '', inEnglish = '', inTurkish = ''] = texts
    const absentIn = (text: string) =>
      Array.from(amounts).flatMap(([name, amount]) => (text.includes(String(amount)) ? [] : [name]))
    expect(absentIn(userInEnglish + inEnglish)).toEqual([])
    expect(absentIn(userInTurkish + inTurkish)).toEqual([])
    for (const text of texts)
      expect(
        (text.match(/\d+/g) ?? []).filter(
          (figure) => !figure.startsWith('70') && !['00', '2024', '10', '16'].includes(figure),
        ),
      ).toEqual([])
  })
})
