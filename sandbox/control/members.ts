import { Hono } from 'hono'
import * as v from 'valibot'
import { TEST_CARDS } from '../cards/test-cards'
import { amountField, emailField, mobileField, textField } from '../gateways/payload'
import { balanceOf, memberAccount } from '../ledger/ledger'
import { enrol } from '../members/enrol'
import { memberByPhone } from '../members/member'
import type { Member } from '../members/member'
import { listed } from '../members/saved-card'
import { toMajor } from '../money'
import type { Env } from '../program'
import type { World } from '../world'
import { withBody } from './json-route'

const cardToSave = v.strictObject({
  cardNumber: v.pipe(
    v.string(),
    v.check((number) => TEST_CARDS.has(number), 'not a test card'),
  ),
  expireMonth: v.optional(v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])$/))),
  expireYear: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/))),
  threeDSVerified: v.optional(v.boolean()),
  lastPaidCard: v.optional(v.boolean()),
})

const newMember = v.strictObject({
  gsmNumber: v.optional(mobileField),
  email: v.optional(emailField),
  name: v.optional(textField),
  surname: v.optional(textField),
  kycLevel: v.optional(v.picklist([0, 1, 2])),
  balance: v.optional(amountField, 0),
  cards: v.optional(v.array(cardToSave)),
})

export function memberRoutes(world: World): Hono<Env> {
  const app = new Hono<Env>()
  const unique = v.check<v.InferOutput<typeof newMember>, string>(
    ({ gsmNumber }) => gsmNumber === undefined || !memberByPhone(world.state.members, gsmNumber),
    'gsmNumber is taken',
  )
  app.post(
    '/members',
    withBody(v.pipe(newMember, unique), ({ balance, ...wanted }) => {
      return told(world, enrol(world, { ...wanted, balanceMinor: balance }))
    }),
  )
  return app
}

function told({ state }: World, { cards, ...member }: Member): object {
  const balance = toMajor(balanceOf(state.entries, memberAccount(member.memberId), 'TRY'))
  return { ...member, balance, cards: cards.map(listed) }
}
