const INTO_BALANCE = ['refund', 'settlement'] as const

/** Money that goes into the wallet's balance instead of out of it. */
export type IntoBalance = (typeof INTO_BALANCE)[number]

/** What a link is for. */
export type Flow = 'pay' | IntoBalance

/** As a tab kept it. */
export const intoBalanceNamed = (name: unknown): IntoBalance | undefined => INTO_BALANCE.find((flow) => flow === name)

/** The helper of BOOT-02: the path picks the flow; at a path that every flow has, the one that was picked before (BOOT-17). */
export function flowAt(path: string, kept?: IntoBalance): Flow {
  return INTO_BALANCE.find((flow) => path.startsWith(`/${flow}`)) ?? kept ?? 'pay'
}
