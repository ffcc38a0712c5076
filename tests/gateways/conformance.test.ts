import { describe, expect, it } from 'vitest'
import { CALLS } from '../../scripts/conformance/call-list'
import { exitCodeOf, type Report, textOf } from '../../scripts/conformance/report'
import { UsageError, wantedOf } from '../../scripts/conformance/wanted'
import { configurationOf } from '../documented-provider/configuration'
import { KNOB_NAMES, type KnobName, randomKnobs } from '../documented-provider/knobs'
import { type AnyDescription, everyCall } from '../support/every-call'
import { drawn, lots, SEED } from '../support/seed'
import { sampled } from '../support/whole-run'
import { drawnMistake, hanging, type Planted, TOGETHER } from './conformance/mistakes'
import { everything, openProvider, playAt } from './conformance/playing'
import { openSpoilingGateway } from './conformance/spoiling-gateway'

const faulty = ({ calls }: Report) => calls.filter(({ state }) => state === 'fault')

describe('the list of calls', () => {
  it('the list of calls has each gateway call once, with all 37 paths (BEST-19~)', () => {
    const listed = Object.values(CALLS)
    expect(everyCall.filter(({ call }) => !listed.includes(call as never)).map(({ name }) => name)).toEqual([])
    expect(new Set(listed).size).toBe(everyCall.length)
    expect(new Set(listed.map(({ description }) => description.path)).size).toBe(37)
  })
})

/** An admission and a refusal both have status 200, so only the body tells them apart (GWY-02). */
const NEEDS_BODY = ['foreignNumber']

/** Provider behaviours that fail calls or omit answers, each with the calls that the report names. */
const NAMED: Partial<Record<KnobName, readonly string[]>> = {
  cardsFail: ['openWallet'],
  cardsBreak: ['openWallet'],
  balancesFail: ['balance'],
  kycLevelFails: ['kycLevel'],
  installmentsFail: ['installments'],
  noContent: NEEDS_BODY,
  emptyBody: NEEDS_BODY,
  edgeFailsOnce: ['bonus', 'sendAppLink', 'updateContact', 'permitMessages', 'foreignNumber'],
  edgeFailsOnMoney: ['startQuickLogin', 'register', 'quickRegister', 'startLogin', 'completeLogin'],
}

const isPlain = (knob: KnobName) => NAMED[knob] === undefined
const plainSets = () =>
  Array.from({ length: sampled(1, 20) }, (_, place) => randomKnobs(SEED + place).filter(isPlain)).map(
    (knobs) => [knobs] as const,
  )

describe('freedoms of the second provider', () => {
  const plain = KNOB_NAMES.filter(isPlain)
  const alone = drawn(plain, sampled(1, plain.length))
  it.each([...plainSets(), ...alone.map((knob) => [[knob]] as const)])(
    'every call is played and ok with the freedoms %j (BEST-19~)',
    async (knobs) => {
      const provider = await openProvider(knobs)
      const report = await playAt(provider)
      expect(faulty(report)).toEqual([])
      expect(report.counts).toEqual({ ok: everyCall.length, fault: 0, notPlayed: 0 })
      expect(provider.refusals()).toEqual([])
      expect(exitCodeOf(report)).toBe(0)
    },
  )

  const named = Object.keys(NAMED) as KnobName[]
  it.each(drawn(named, sampled(1, named.length)))(
    'the freedom %s is reported at the calls that fail with it (BEST-19~)',
    async (knob) => {
      const report = await playAt(await openProvider([knob]))
      expect(faulty(report).map(({ name }) => name)).toEqual(expect.arrayContaining([...(NAMED[knob] ?? [])]))
      if (knob !== 'edgeFailsOnMoney') expect(faulty(report)).toHaveLength(NAMED[knob]?.length ?? 0)
      expect(exitCodeOf(report)).toBe(1)
    },
  )
})

const pathOf = (call: string) => CALLS[call]?.description.path ?? ''

/** Calls whose mistakes are detected before any payment. */
const ONE_ORDER: readonly string[] = ['resendCode', 'validateCredit', 'startLogin', 'completeLogin', 'detail']

async function playSpoiled(planted: readonly Planted[], timings: object) {
  const provider = await openProvider()
  const mistakes = new Map(planted.map(({ call, mistake }) => [pathOf(call).replace('{product}', 'wallet'), mistake]))
  const isOfOneOrder = planted.every(({ call }) => ONE_ORDER.includes(call))
  return playAt(provider, {
    address: await openSpoilingGateway(provider.origin, mistakes),
    timings,
    args: (made) => everything(isOfOneOrder ? { ...made, tokens: made.tokens.slice(0, 1) } : made),
  })
}

const next = lots()
const groups = sampled(
  TOGETHER.map((calls) => [calls, next] as const),
  Array.from({ length: 12 }, (_, round) => TOGETHER.map((calls) => [calls, lots(SEED + round)] as const)).flat(),
)

describe('a provider with mistakes', () => {
  it.each(groups)(
    'the mistakes drawn for %j are named by call and path, and no other (BEST-19~)',
    async (calls, by) => {
      const planted = calls.map((call) => drawnMistake(call, by))
      const report = await playSpoiled(planted, {})
      const paths = new Set(planted.map(({ call }) => pathOf(call)))
      expect(faulty(report).filter(({ path }) => !paths.has(path))).toEqual([])
      for (const { call, says, at } of planted) {
        const line = report.calls.find(({ name }) => name === call)
        const fitting = line?.faults.filter((fault) => says.test(fault.says) && fault.at === (at ?? fault.at))
        expect(fitting, `${call}: ${JSON.stringify([planted.find((one) => one.call === call), line])}`).not.toEqual([])
      }
      expect(exitCodeOf(report)).toBe(1)
    },
  )

  it('a call that hangs is reported as given up at its deadline, and the others are played (BEST-19~)', async () => {
    const [leaves = []] = TOGETHER
    const isOfShortClass = ({ kind }: AnyDescription) => kind === 'money' || kind === 'preference'
    const short = everyCall.filter(({ description }) => isOfShortClass(description)).map(({ call }) => call)
    const [call = ''] = drawn(
      leaves.filter((name) => short.includes(CALLS[name])),
      1,
      lots(SEED),
    )
    const DEADLINE = { moneyDeadline: 400, preferenceDeadline: 400 }
    const report = await playSpoiled([hanging(call)], DEADLINE)
    const named = report.calls.filter(({ faults }) => faults.some(({ says }) => hanging(call).says.test(says)))
    expect(named.map(({ path }) => path)).toContain(pathOf(call))
    expect(report.counts.notPlayed).toBe(0)
    expect(textOf(report)).toContain('no complete answer within 0.4 s')
  })
})

describe('command lines of conformance', () => {
  const read = (args: readonly string[]) => wantedOf(args, () => '{"product":1}')
  it.each<readonly [readonly string[], RegExp]>([
    [[], /one address or three/],
    [['http://a.example', 'http://b.example'], /one address or three/],
    [['a.example'], /the first address must begin with/],
    [['https://a.example', 'a-secret', 'https://c.example'], /the second address must begin with/],
    [['https://user:a-secret@a.example'], /the first address must have no user, password/],
    [['https://a.example/?key=a-secret'], /the first address must have no user, password, '\?' and '#'/],
    [['https://a.example'], /--config FILE is missing/],
    [['https://a.example', '--config', 'f.json'], /--config f\.json: /],
    [['https://a.example', '--config', 'f.json', '--origin', 'https://a.example/pay'], /--origin must be an origin/],
    [['https://a.example', '--unknown'], /unknown/],
  ])('the command line %j is answered with what is wrong and the usage (BEST-19~)', (args, said) => {
    expect(() => read(args)).toThrow(UsageError)
    expect(() => read(args)).toThrow(said)
    expect(() => read(args)).toThrow(/Usage: npm run conformance/)
    expect(() => read(args)).not.toThrow(/a-secret/)
  })

  it('the command line takes a configuration that begins with a byte order mark (BEST-19~)', () => {
    const marked = `\uFEFF${JSON.stringify(configurationOf('https://a.example'))}`
    expect(wantedOf(['https://b.example', '--config', 'f.json'], () => marked).configuration.gateways.member).toBe(
      'https://b.example',
    )
  })
})
