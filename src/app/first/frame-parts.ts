import type { ComponentType } from 'react'
import type { Screen } from '../../../machines/checkout/rules'
import type { SumLinesProps } from '../../components/lines/sum-lines'
import type { MoneyProps } from '../../components/money/money'
import type { FormParts } from '../../screens/identify/form-parts'
import type { LayoutView } from '../../screens/layout-view'
import type { PayDetailProps } from '../../shell/pay-detail'

export interface ScreenParts extends FormParts {
  readonly Main: ComponentType<{ readonly parts: FormParts }>
  /** What the screen puts into the payment bar. */
  readonly Action?: ComponentType
  /** In the place of the order's price there: what is left to pay, and why it is another amount. */
  readonly Amount?: ComponentType<MoneyProps>
  readonly SumLines?: ComponentType<SumLinesProps>
  /** What can lie over the screen. */
  readonly Dialogs?: ComponentType
  /** The countries of its number. Apart, so that an open list stays as it is when the order replaces the form under it. */
  readonly Countries?: ComponentType
}

/** The screens that are here already. The first one is in the page before any script; who fetches the others is elsewhere. */
export interface ScreenRegistry {
  readonly partsOf: (screen: Screen) => ScreenParts | 'missing' | undefined
  /** A screen has come, or can't be had. */
  readonly put: (screen: Screen, parts: ScreenParts | 'missing') => void
  /** The frame around the screens, once its code is here. */
  readonly shell: () => ShellSlots | undefined
  readonly shellToCome: Promise<ShellSlots>
  readonly putShell: (parts: ShellSlots) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What a page load knows of itself; it never changes. */
export interface PageFacts {
  readonly productName: string
  readonly logoUrl: string | null
  readonly registry: ScreenRegistry
}

export interface SlotProps extends PageFacts {
  /** What stood in the page that was made at build time: a slice is taken over as that, and shows what is so now right after. */
  readonly made: LayoutView
}

/** The parts of the frame around a screen. Their code comes after the form can be used. */
export const HYDRATION_SLOTS = ['TestMode', 'Header', 'Steps', 'Panel', 'Footer', 'Missing', 'Notice'] as const

export type SlotName = (typeof HYDRATION_SLOTS)[number]

/** Parts of the frame that are in no page that was made at build time: neither is their style. */
export interface LateParts {
  readonly Clock: ComponentType<{ readonly is: 'running' | 'over' }>
  readonly UnderHeader: ComponentType
  readonly WayBack: ComponentType
  readonly PhoneCode: ComponentType
  readonly PayDetail: ComponentType<PayDetailProps>
  readonly Money: ComponentType<MoneyProps>
  readonly Dialogs: ComponentType<Pick<PageFacts, 'productName' | 'registry'>>
}

export type ShellSlots = Readonly<Record<SlotName, ComponentType<SlotProps>>> & { readonly late?: LateParts }
