import { shallowEqual } from '@xstate/react'
import type { FormView } from '../../../machines/sign-in/identify/view'

/** Compares by content: every key in a field creates a new object of faults, mostly with the same entries. */
export const isSameForm = ({ faults, ...view }: FormView, { faults: otherFaults, ...otherView }: FormView): boolean =>
  shallowEqual(faults, otherFaults) && shallowEqual(view, otherView)
