import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { failureText } from '../failures/failures'
import type { Deps } from '../kernel/deps'
import type { Env } from '../kernel/program'
import { identityVerdict, raise } from '../members/identity'
import { pageLanguage } from '../page/page-language'
import { seal, type SealKind } from '../page/star'
import type { AppLink } from '../records/app-link'
import type { Language } from '../records/language'
import type { KycLevel, Member } from '../records/member'
import { claimIn, filledFor, typedIn, wrongFields } from './claim-form'
import { framed } from './frame'
import { ladder } from './ladder'
import { verificationPage } from './verification-page'
import { WORDS } from './words'

interface End {
  readonly lang: Language
  readonly key: string
  readonly kind: SealKind
  readonly title: string
  readonly text: string
  readonly level?: KycLevel
  readonly status?: number
}

function endPage({ lang, key, kind, title, text, level, status = 200 }: End): Promise<Response> {
  const content = html`<div class="end">
    ${seal(kind)}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    ${level === undefined ? '' : html`<section class="paper">${ladder(lang, level)}</section>`}
  </div>`
  return framed({ lang, key, title, content, status })
}

interface Visit {
  readonly lang: Language
  readonly key: string
}

interface Climb {
  readonly link: AppLink
  readonly member: Member
  readonly next: KycLevel
}

const NEXT_LEVEL: Readonly<Record<KycLevel, KycLevel | undefined>> = { 0: 1, 1: 2, 2: undefined }

const TROUBLES = { mismatch: '10620', underAge: '10621' } as const

/** The provider's app, as far as a payment needs it: a member with its link verifies their identity, and may then pay more. */
export function mobileRoutes({ state, clock }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const visitOf = ({ req }: Context<Env>): Visit => ({
    lang: pageLanguage(req),
    key: req.query('key') ?? '',
  })

  const climbOf = ({ lang, key }: Visit): Climb | Promise<Response> => {
    const link = state.appLinks.get(key)
    const member = state.members.get(link?.memberId ?? '')
    if (!link || !member) return endPage({ lang, key, kind: 'stopped', ...said(lang, 'gone'), status: 404 })
    const level = member.kycLevel
    if (link.raisedTo !== undefined) return endPage({ lang, key, kind: 'done', ...said(lang, 'raised'), level })
    if (clock.now() >= link.endsAt) return endPage({ lang, key, kind: 'stopped', ...said(lang, 'gone'), status: 410 })
    if (member.suspended) {
      const title = WORDS.suspended[lang]
      return endPage({ lang, key, kind: 'stopped', title, text: failureText('10630')[lang], level, status: 403 })
    }
    const next = NEXT_LEVEL[level]
    return next === undefined
      ? endPage({ lang, key, kind: 'done', ...said(lang, 'highest'), level })
      : { link, member, next }
  }

  app.get('/', (c) => {
    const visit = visitOf(c)
    const climb = climbOf(visit)
    if (!('link' in climb)) return climb
    return verificationPage({ ...visit, ...climb, typed: filledFor(climb.member), wrong: [] })
  })

  app.post('/', async (c) => {
    const visit = visitOf(c)
    const climb = climbOf(visit)
    if (!('link' in climb)) return climb
    const { member, link, next } = climb
    const { key, lang } = visit
    const typed = typedIn(await c.req.formData())
    const claim = claimIn(typed)
    const now = clock.now()
    const wrong = wrongFields(claim, now)
    if (wrong.length > 0) return verificationPage({ ...visit, member, next, typed, wrong })
    const verdict = identityVerdict(member, claim, now)
    if (verdict !== 'verified') {
      const trouble = failureText(TROUBLES[verdict])[lang]
      return verificationPage({ ...visit, member, next, typed, wrong, trouble })
    }
    raise(member, next, claim)
    link.raisedTo = next
    return c.redirect(`?${new URLSearchParams({ key, lang })}`, 303)
  })
  return app
}

const said = (lang: Language, which: 'gone' | 'raised' | 'highest') => ({
  title: WORDS[which][lang],
  text: WORDS[`${which}Text`][lang],
})
