import { type ReactElement, Suspense, use } from 'react'
import { type SlotProps, HYDRATION_SLOTS, type SlotName } from './frame-parts'

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
