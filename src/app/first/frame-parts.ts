import type { ComponentType } from 'react'
import type { Screen } from '../../../machines/checkout/rules'
import type { PriceLinesProps } from '../../components/lines/price-lines'
import type { MoneyProps } from '../../components/money/money'
import type { FormParts } from '../../screens/identify/form-parts'
import type { LayoutView } from '../../screens/layout-view'
import type { PayDetailProps } from '../../shell/pay-detail'

export interface ScreenParts extends FormParts {
  readonly Main: ComponentType<{ readonly parts: FormParts }>
  readonly Action?: ComponentType
  /** Replaces the order's price in the payment bar: what is left to pay, and why the amount differs. */
  readonly Amount?: ComponentType<MoneyProps>
  readonly PriceLines?: ComponentType<PriceLinesProps>
  readonly Dialogs?: ComponentType
  /** Text of a region that is announced as it changes, in addition to the announcement of the state. */
  readonly Live?: ComponentType
  /** The country list of its phone number. Separate, so that an open list stays when the order replaces the form under it. */
  readonly Countries?: ComponentType
}

/** The screens that have loaded. The first one is in the page before any script; `loadScreens` fetches the others. */
export interface ScreenRegistry {
  readonly partsOf: (screen: Screen) => ScreenParts | 'missing' | undefined
  /** Registers a screen that has loaded, or failed to load. */
  readonly put: (screen: Screen, parts: ScreenParts | 'missing') => void
  /** The shell around the screens, once its code has loaded. */
  readonly shell: () => ShellSlots | undefined
  readonly shellToCome: Promise<ShellSlots>
  readonly putShell: (parts: ShellSlots) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Facts of a page load that never change. */
export interface PageFacts {
  readonly productName: string
  readonly logoUrl: string | null
  readonly registry: ScreenRegistry
}

export interface SlotProps extends PageFacts {
  /** The layout that the page was prerendered with: a slot hydrates as that, and shows the current layout right after. */
  readonly made: LayoutView
}

/** The parts of the shell around a screen. Their code loads after the form can be used. */
export const HYDRATION_SLOTS = ['TestMode', 'Header', 'Steps', 'Panel', 'Footer', 'Missing', 'Notice'] as const

export type SlotName = (typeof HYDRATION_SLOTS)[number]

/** Parts of the shell that no prerendered page contains, so their styles load late too. */
export interface ShellLazyParts {
  readonly Clock: ComponentType<{ readonly is: 'running' | 'over' }>
  readonly UnderHeader: ComponentType
  readonly WayBack: ComponentType
  readonly PhoneCode: ComponentType
  readonly PayDetail: ComponentType<PayDetailProps>
  readonly Money: ComponentType<MoneyProps>
  readonly Dialogs: ComponentType<Pick<PageFacts, 'productName' | 'registry'>>
}

export type ShellSlots = Readonly<Record<SlotName, ComponentType<SlotProps>>> & { readonly late?: ShellLazyParts }
