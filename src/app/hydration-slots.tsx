import { type ComponentType, type ReactElement, Suspense, use } from 'react'
import type { LayoutView } from '../../machines/checkout/layout-view'
import type { MoneyProps } from '../components/money/money'
import type { PayDetailProps } from '../shell/pay-detail'
import type { ScreenRegistry } from './screen-registry'

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

function Slot({ name, ...props }: SlotProps & { readonly name: SlotName }) {
  const { registry } = props
  const Part = (registry.shell() ?? use(registry.shellToCome))[name]
  return <Part {...props} />
}

/**
 * Elements that React takes over one by one: until the frame's code is here, what the page was made with stays as it is. They are
 * made once, since a slice that is handed anything new before it is taken over would be thrown away and drawn anew.
 */
export function hydrationSlotsOf(props: SlotProps): Readonly<Record<SlotName, ReactElement>> {
  const slots = HYDRATION_SLOTS.map((name) => [
    name,
    <Suspense>
      <Slot name={name} {...props} />
    </Suspense>,
  ])
  return Object.fromEntries(slots) as Record<SlotName, ReactElement>
}
