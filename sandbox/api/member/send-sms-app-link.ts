import * as v from 'valibot'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { appText } from '../../inbox/message'
import type { Deps } from '../../kernel/deps'
import { hex } from '../../kernel/random'
import type { AppLink } from '../../records/app-link'
import type { Member } from '../../records/member'

const LIFETIME_SECONDS = 1800

function issueAppLink({ state, random }: Deps, { memberId }: Member, now: number): AppLink {
  const link: AppLink = {
    key: hex(random, 32),
    memberId,
    endsAt: now + LIFETIME_SECONDS * 1000,
    raisedTo: undefined,
  }
  state.appLinks.set(link.key, link)
  return link
}

/** Sends a member a link to the provider's app. Both stores' links lead to the same page, because the sandbox has one app. */
export const sendSmsAppLink = memberEndpoint({
  path: '/api/v1/members-auth/send-sms-app-link',
  schema: v.strictObject({
    deviceType: v.picklist(['android', 'ios', 'web', 'windows mobile']),
    linkType: v.picklist(['ios', 'android']),
  }),
  handle: (deps, { order, member, locale, now }) => {
    const { state, origins } = deps
    const { key } = issueAppLink(deps, member, now)
    const link = `${origins.gateways}/app?${new URLSearchParams({ key, lang: locale })}`
    const { token } = order
    const { gsmNumber } = member
    state.messages.push({ at: now, token, gsmNumber, language: locale, link, text: appText(locale) })
    return done({})
  },
})
