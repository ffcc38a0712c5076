import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ConfigurationError, configurationSchema, parseConfiguration } from '../../src/app/composition/configuration'
import type { Configuration } from '../../src/app/composition/configuration'
import { LOOPBACK_HOSTS } from '../../src/gateways/safe-url'
import type { NewCard } from '../../src/gateways/payment/card/payload'

/** Thrown for a command line with which no call can be played. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const USAGE = [
  'Usage: npm run conformance -- PAYMENT_ADDRESS [MEMBER_ADDRESS CONSUMER_ADDRESS] --config FILE --token TOKEN',
  '  --token TOKEN          of an order; once more for each payment of --pay',
  '  --refund-token TOKEN   of a refund          --settlement-token TOKEN  of a settlement',
  '  --email E --phone P    of a member; else the contact of the order',
  '  --otp CODE             the code of every SMS; else the terminal asks for each',
  '  --origin ORIGIN        where the checkout will be served: checks what a browser checks (CORS)',
  '  --card "NUMBER MM/YYYY CVC"   in place of a public test card',
  '  --pay                  also plays what moves money or changes a member or an order',
  '  --new-email E --new-phone P   unknown to the provider: for registration (twice each); a third phone for a change of number',
  '  --identity "NUMBER DD/MM/YYYY"   of the member, for the proof of identity',
  '  --json                 prints the report as JSON',
].join('\n')

const one = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const several = { type: 'string', multiple: true } as const
const OPTIONS = {
  config: one,
  token: several,
  'refund-token': one,
  'settlement-token': one,
  email: one,
  phone: one,
  otp: one,
  origin: one,
  card: one,
  'new-email': several,
  'new-phone': several,
  identity: one,
  pay: yes,
  json: yes,
} as const

export interface Wanted {
  readonly configuration: Configuration
  /** Why a hosted checkout would reject these addresses. */
  readonly addressFaults: readonly string[]
  readonly origin: string | undefined
  readonly tokens: readonly string[]
  readonly refundToken: string | undefined
  readonly settlementToken: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly otp: string | undefined
  readonly card: NewCard
  readonly newEmails: readonly string[]
  readonly newPhones: readonly string[]
  readonly identity: { readonly identityNumber: string; readonly birthDate: string } | undefined
  readonly isPaying: boolean
  readonly isJson: boolean
}

const usage = (said: string) => new UsageError(`${said}\n\n${USAGE}`)

function argsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

const isAddress = (text: string) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')

/** Browsers refuse to fetch an address with a user in it, and paths are appended at the end. */
const isBase = (text: string) => {
  const { username, password, search, hash } = new URL(text)
  return `${username}${password}${search}${hash}` === ''
}

const PLACES = ['first', 'second', 'third']

function gatewaysOf(addresses: readonly string[]) {
  const [payment, member = payment, consumer = payment, ...rest] = addresses
  if (
    payment === undefined ||
    member === undefined ||
    consumer === undefined ||
    rest.length > 0 ||
    addresses.length === 2
  )
    throw usage(`one address or three must be given; there are ${String(addresses.length)}.`)
  // The faulty argument may be a token or a password, so the message names its position and does not repeat it.
  const placeOf = (isRight: (address: string) => boolean) => PLACES[addresses.findIndex((each) => !isRight(each))]
  const foreign = placeOf(isAddress)
  if (foreign !== undefined) throw usage(`the ${foreign} address must begin with http:// or https://.`)
  const longer = placeOf(isBase)
  if (longer !== undefined) throw usage(`the ${longer} address must have no user, password, '?' and '#'.`)
  return { payment, member, consumer }
}

/** The configuration with these addresses, and the faults that the checkout itself would report. */
function configurationOf(text: string, gateways: Configuration['gateways'], file: string) {
  let json: object
  try {
    json = Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as object
  } catch {
    throw usage(`--config must be the JSON of a configuration block; ${file} is not JSON.`)
  }
  const block = { ...json, gateways }
  const parsed = v.safeParse(configurationSchema, block)
  if (!parsed.success)
    throw usage(`--config ${file}: ${v.getDotPath(parsed.issues[0]) ?? 'the whole'}: ${parsed.issues[0].message}`)
  const isLocal = Object.values(gateways).some((address) => LOOPBACK_HOSTS.includes(new URL(address).hostname))
  const home = isLocal && parsed.output.testMode ? 'http://127.0.0.1' : 'https://localhost'
  try {
    return { configuration: parseConfiguration(JSON.stringify(block), home), addressFaults: [] }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const other = { payment: 'https://a.invalid', member: 'https://a.invalid', consumer: 'https://a.invalid' }
    const configuration = parseConfiguration(JSON.stringify({ ...block, gateways: other }), 'https://localhost')
    return {
      configuration: { ...configuration, gateways },
      addressFaults: [error.message.replace(/^checkout-config: /, '')],
    }
  }
}

/** A public test card that pays and has bonus points. */
const TEST_CARD = '5451030000000000 12/2030 123'

function cardOf(text: string): NewCard {
  const [, cardNumber = '', expireMonth = '', expireYear = '', cvc = ''] =
    /^(\d{15,16}) (\d{2})\/(\d{4}) (\d{3,4})$/.exec(text) ?? []
  if (cvc === '') throw usage('--card must be "NUMBER MM/YYYY CVC".')
  return { cardHolderName: 'Test Card', cardNumber, expireMonth, expireYear, cvc, registerConsumerCard: false }
}

function identityOf(text: string | undefined): Wanted['identity'] {
  if (text === undefined) return undefined
  const [, identityNumber = '', birthDate = ''] = /^([1-9]\d{10}) (\d{2}\/\d{2}\/\d{4})$/.exec(text) ?? []
  if (birthDate === '') throw usage('--identity must be "NUMBER DD/MM/YYYY".')
  return { identityNumber, birthDate }
}

/** Parses the command line. Throws UsageError. */
export function wantedOf(args: readonly string[], readFile: (path: string) => string | undefined): Wanted {
  const { values, positionals } = argsOf(args)
  const gateways = gatewaysOf(positionals)
  const { config, token: tokens = [], origin } = values
  const text = config === undefined ? undefined : readFile(config)
  if (config === undefined || text === undefined)
    throw usage(config === undefined ? '--config FILE is missing.' : `--config: there is no file ${config}.`)
  if (origin !== undefined && (!isAddress(origin) || new URL(origin).origin !== origin))
    throw usage(`--origin must be an origin such as https://checkout.example; it is '${origin}'.`)
  return {
    ...configurationOf(text, gateways, config),
    origin,
    tokens,
    email: values.email,
    phone: values.phone,
    otp: values.otp,
    refundToken: values['refund-token'],
    settlementToken: values['settlement-token'],
    card: cardOf(values.card ?? TEST_CARD),
    newEmails: values['new-email'] ?? [],
    newPhones: values['new-phone'] ?? [],
    identity: identityOf(values.identity),
    isPaying: values.pay ?? false,
    isJson: values.json ?? false,
  }
}
