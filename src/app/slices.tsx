import { type ComponentType, type ReactElement, Suspense, use } from 'react'
import type { LayoutView } from '../../machines/checkout/layout-view'
import type { MoneyProps } from '../components/money/money'
import type { PayDetailProps } from '../shell/pay-detail'
import type { ScreenStock } from './screen-stock'

/** What a page load knows of itself; it never changes. */
export interface PageFacts {
  readonly productName: string
  readonly logoUrl: string | null
  readonly stock: ScreenStock
}

export interface SliceProps extends PageFacts {
  /** What stood in the page that was made at build time: a slice is taken over as that, and shows what is so now right after. */
  readonly made: LayoutView
}

/** The parts of the frame around a screen. Their code comes after the form can be used. */
export const SLICES = ['TestMode', 'Header', 'Steps', 'Panel', 'Footer', 'Missing', 'Notice'] as const

export type SliceName = (typeof SLICES)[number]

/** Parts of the frame that are in no page that was made at build time: neither is their style. */
export interface LateParts {
  readonly Clock: ComponentType<{ readonly is: 'running' | 'over' }>
  readonly UnderHeader: ComponentType
  readonly WayBack: ComponentType
  readonly PhoneCode: ComponentType
  readonly PayDetail: ComponentType<PayDetailProps>
  readonly Money: ComponentType<MoneyProps>
  readonly Over: ComponentType<Pick<PageFacts, 'productName' | 'stock'>>
}

export type FrameParts = Readonly<Record<SliceName, ComponentType<SliceProps>>> & { readonly late?: LateParts }

function Slice({ name, ...props }: SliceProps & { readonly name: SliceName }) {
  const { stock } = props
  const Part = (stock.frame() ?? use(stock.frameToCome))[name]
  return <Part {...props} />
}

/**
 * Elements that React takes over one by one: until the frame's code is here, what the page was made with stays as it is. They are
 * made once, since a slice that is handed anything new before it is taken over would be thrown away and drawn anew.
 */
export function slicesOf(props: SliceProps): Readonly<Record<SliceName, ReactElement>> {
  const slices = SLICES.map((name) => [
    name,
    <Suspense>
      <Slice name={name} {...props} />
    </Suspense>,
  ])
  return Object.fromEntries(slices) as Record<SliceName, ReactElement>
}
