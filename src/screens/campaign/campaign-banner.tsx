import { useState } from 'react'
import type { Campaign, CampaignPicture } from '../../../machines/entities/campaign'
import { campaignView } from '../../../machines/checkout/views'
import { media } from '../../../styles/tokens'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { STAR } from '../../components/lattice/lattice'
import { useWords, type Words } from '../../words/use-words'
import * as css from './campaign-banner.css'

interface CampaignText {
  readonly sign: string
  readonly title: string
  readonly text: string | undefined
}

function textOf(campaign: Campaign, say: Words['say'], product: string): CampaignText {
  switch (campaign.kind) {
    case 'cashback':
      return { sign: '%', title: say('campaign.cashback'), text: say('campaign.cashback.text', { product }) }
    case 'shoppingCredit':
      return { sign: '₺', title: say('campaign.credit'), text: say('campaign.credit.text') }
    case 'plusInstallment': {
      const [first = '', second] = campaign.earliest.map(({ plusInstallment, cardBankName }) =>
        say('campaign.plus', { count: plusInstallment, bank: cardBankName }),
      )
      return { sign: `+${String(campaign.earliest[0]?.plusInstallment ?? '')}`, title: first, text: second }
    }
  }
}

/** Our own drawing, also shown if the merchant's picture fails to load. */
function Star({ sign }: { readonly sign: string }) {
  return (
    <svg className={css.art} viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      <path className={css.star} d={STAR} />
      <text className={css.sign} y="11">
        {sign}
      </text>
    </svg>
  )
}

function Picture({ of, onBroken }: { readonly of: CampaignPicture; readonly onBroken: () => void }) {
  const wide = of.desktop ?? of.mobile
  return (
    <picture>
      <source media={media.desktop} srcSet={wide} />
      <img className={`${css.art} ${css.picture}`} src={of.mobile ?? wide} alt="" data-gsm-check onError={onBroken} />
    </picture>
  )
}

/** The campaign of the order (SHELL-09), with the merchant's own picture if there is one (IDEN-08). */
export function CampaignBanner({ isUnder = false }: { readonly isUnder?: boolean }) {
  const { say } = useWords()
  const { productName } = useCheckout()
  const campaign = useView(campaignView).campaign
  const [isBroken, setBroken] = useState(false)
  if (!campaign) return null
  const { sign, title, text } = textOf(campaign, say, productName)
  const picture = campaign.kind === 'cashback' ? campaign.picture : undefined
  const hasPicture = !isBroken && (picture?.desktop ?? picture?.mobile) !== undefined
  return (
    <aside
      className={isUnder ? `${css.banner} ${css.under}` : css.banner}
      aria-label={say('campaign.label')}
      data-campaign={campaign.kind}
    >
      {picture && hasPicture ? <Picture of={picture} onBroken={() => setBroken(true)} /> : <Star sign={sign} />}
      <div className={css.said}>
        <p className={css.title}>{title}</p>
        {text !== undefined && <p className={css.words}>{text}</p>}
      </div>
    </aside>
  )
}
