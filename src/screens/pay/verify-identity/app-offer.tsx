import type { AppLinkType } from '../../../../machines/entities/device'
import type { AppOfferView } from '../../../../machines/payment/kyc-gate/view'
import { Button } from '../../../components/button/button'
import { quiet, second } from '../../../components/button/looks.css'
import { Note } from '../../../components/note/note'
import { type Words, useWords } from '../../../words/use-words'
import { ProblemAlert } from '../../problem-alert/problem-alert'
import type { KycGateActor } from './kyc-gate-actor'
import * as css from './verify-identity.css'

interface AppOfferProps {
  readonly view: AppOfferView
  /** Name of the wallet, and so of the app. */
  readonly productName: string
}

/** If this replaces the form, the focused button has unmounted, so the title takes the focus. */
function focusTitle(words: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  words?.closest('[data-modal]')?.querySelector<HTMLElement>('h2')?.focus()
}

/** Why the provider's app is needed, and whether the link to it was sent (KYC-04). */
export function AppOffer({ view: { because, sending, isSent, problem }, productName }: AppOfferProps) {
  const { say } = useWords()
  return (
    <div ref={focusTitle}>
      <p>{say(`identity.because.${because}`, { product: productName })}</p>
      <div className={css.status} role="status">
        {isSent && <Note icon="check">{say(sending ? 'identity.sending' : 'identity.sent')}</Note>}
      </div>
      {problem && (
        <div className={css.status}>
          <ProblemAlert problem={problem} />
        </div>
      )}
    </div>
  )
}

interface AppActionsProps {
  readonly actor: KycGateActor
  readonly view: AppOfferView
}

/** A single link type is not named. */
export function linkWords({ linkTypes, isSent }: AppOfferView, linkType: AppLinkType, say: Words['say']): string {
  if (linkTypes.length === 1) return say(isSent ? 'identity.sendAgain' : 'identity.sendLink')
  return say(isSent ? `identity.sendAgain.${linkType}` : `identity.sendLink.${linkType}`)
}

/** A button for each type of link. Once a link was sent, the button that continues comes first; the pressed one keeps its place. */
export function AppActions({ actor, view }: AppActionsProps) {
  const { say } = useWords()
  const { linkTypes, sending, isSent, isChecking } = view
  return (
    <>
      {isSent && (
        <Button
          action="identity-verified"
          busy={isChecking}
          busyLabel={say('identity.checking')}
          onPress={() => actor.send({ type: 'shopper.verified' })}
        >
          {say('identity.verified')}
        </Button>
      )}
      {linkTypes.map((linkType, index) => (
        <Button
          key={linkType}
          action={linkTypes.length === 1 ? 'send-app-link' : `send-app-link-${linkType}`}
          look={isSent || index > 0 ? second : undefined}
          busy={sending === linkType}
          busyLabel={say('identity.sending')}
          onPress={() => actor.send({ type: 'shopper.askedForLink', linkType })}
        >
          {linkWords(view, linkType, say)}
        </Button>
      ))}
      <Button action="pay-another-way" look={quiet} onPress={() => actor.send({ type: 'shopper.closed' })}>
        {say('identity.otherMeans')}
      </Button>
    </>
  )
}
