import { shallowEqual } from '@xstate/react'
import type { FormView } from '../../../machines/sign-in/identify/view'

/** Equal by content: every key in a field makes another list of faults, which mostly says the same. */
export const isSameForm = ({ faults, ...view }: FormView, { faults: otherFaults, ...otherView }: FormView): boolean =>
  shallowEqual(faults, otherFaults) && shallowEqual(view, otherView)
