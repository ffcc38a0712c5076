import * as css from './card.css'
import { useMemo } from 'react'
import { type CardField, cvcLength } from '../../../../../machines/entities/card'
import { isFormLocked } from '../../../../../machines/payment/card/view'
import { form, pair } from '../../../../../styles/rhythm.css'
import { useCheckout } from '../../../../checkout/provider'
import { CheckRow, CheckRows } from '../../../../components/check-row/check-row'
import { CardMark } from '../../../../components/card-mark/card-mark'
import { Field } from '../../../../components/field/field'
import { group } from '../../../../components/row/row.css'
import { Section } from '../../../../components/section/section'
import { TextButton } from '../../../../components/text-button/text-button'
import { useWords } from '../../../../words/use-words'
import { useAfterPress } from '../../../../components/field/after-press'
import { BRAND_NAMES } from './brand-names'
import { switchToSavedCards, BkmRow, type CardPartProps } from './switch-card'
import { useMasked } from './use-masked'

function WayBack({ actor }: Pick<CardPartProps, 'actor'>) {
  const { say } = useWords()
  return (
    <span className={css.wayBack}>
      <TextButton action="pay-with-saved-card" onPress={switchToSavedCards(actor)}>
        {say('payment.savedCard')}
      </TextButton>
    </span>
  )
}

/** The consent to save a new card in the wallet (CARD-15). */
function StoreCard({ actor, view }: CardPartProps) {
  const { say } = useWords()
  const { productName, vault } = useCheckout()
  if (!view.canStoreCard) return null
  return (
    <CheckRows>
      <CheckRow
        field="registerConsumerCard"
        title={say('storeCard.store', { product: productName })}
        second={say('storeCard.hint')}
        checked={view.isCardStored}
        onToggle={(isCardStored) => {
          if (isFormLocked(actor.getSnapshot())) return
          vault()?.setStored(isCardStored)
          actor.send({ type: 'shopper.storedCard', isCardStored })
        }}
      />
    </CheckRows>
  )
}

/** A new card. Its fields have no `name` and no controlled `value`: what is typed goes to the vault only. */
export function NewCard({ actor, view }: CardPartProps) {
  const { say } = useWords()
  const vault = useCheckout().vault()
  if (!vault) throw new Error('card fields come after the card vault')
  const masked = useMemo(
    () => ({
      vault,
      onChange(field: CardField) {
        actor.send({ type: 'shopper.filledCard', field, card: vault.facts() })
      },
      isHeld: () => isFormLocked(actor.getSnapshot()),
    }),
    [actor, vault],
  )
  const { ref, afterPress } = useAfterPress()
  const sendLeft = (field: CardField) => () => {
    afterPress(() => {
      if (!masked.isHeld()) actor.send({ type: 'shopper.leftField', field })
    })
  }
  const numberRef = useMasked('cardNumber', masked)
  const expiryRef = useMasked('expireDate', masked)
  const cvcRef = useMasked('cvc', masked)
  const holderRef = useMasked('accountHolder', masked)
  const { brand, faults } = view
  const isHeld = view.kind === 'paying'
  return (
    <Section title={say('payment.newCard')} aside={view.hasSavedCards ? <WayBack actor={actor} /> : undefined}>
      <div className={form} ref={ref}>
        <Field
          field="cardNumber"
          label={say('payment.cardNumber')}
          inputMode="numeric"
          autoComplete="cc-number"
          numeric
          suffix={brand && <CardMark brand={brand} label={BRAND_NAMES[brand]} />}
          error={faults.cardNumber && say(faults.cardNumber)}
          readOnly={isHeld}
          inputRef={numberRef}
          onBlur={sendLeft('cardNumber')}
        />
        <div className={pair}>
          <Field
            field="expireDate"
            label={say('payment.expireDate')}
            placeholder={say('payment.expireDate.placeholder')}
            inputMode="numeric"
            autoComplete="cc-exp"
            numeric
            error={faults.expireDate && say(faults.expireDate)}
            readOnly={isHeld}
            inputRef={expiryRef}
            onBlur={sendLeft('expireDate')}
          />
          <Field
            field="cvc"
            label={say('payment.cvc')}
            inputMode="numeric"
            autoComplete="cc-csc"
            numeric
            hint={say(cvcLength(brand) === 4 ? 'payment.cvc.hint4' : 'payment.cvc.hint3')}
            error={faults.cvc && say(faults.cvc)}
            readOnly={isHeld}
            inputRef={cvcRef}
            onBlur={sendLeft('cvc')}
          />
        </div>
        <Field
          field="accountHolder"
          label={say('payment.accountHolder')}
          autoComplete="cc-name"
          autoCapitalize="words"
          error={faults.accountHolder && say(faults.accountHolder)}
          readOnly={isHeld}
          inputRef={holderRef}
          onBlur={sendLeft('accountHolder')}
        />
        <StoreCard actor={actor} view={view} />
        {view.isBkmEnabled && (
          <div className={group}>
            <BkmRow actor={actor} view={view} />
          </div>
        )}
      </div>
    </Section>
  )
}
