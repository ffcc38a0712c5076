import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../machines/payment/machine'
import { useChild } from './use-view'

type Children = SnapshotFrom<typeof paymentMachine>['children']

/** The running machine of a payment method; undefined while another one is on show, and for the moment between two. */
export function useMethod<Name extends 'cardPayment' | 'balancePayment' | 'shoppingCredit' | 'bankTransfer'>(
  name: Name,
): Children[Name] | undefined {
  return useSelector(useChild('payment'), (snapshot) => snapshot?.children[name])
}
