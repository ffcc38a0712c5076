const INTO_BALANCE = ['refund', 'settlement'] as const

export type IntoBalance = (typeof INTO_BALANCE)[number]

/** The purpose of a checkout link. */
export type Flow = 'pay' | IntoBalance

/** Validates the name that a tab stored. */
export const intoBalanceNamed = (name: unknown): IntoBalance | undefined => INTO_BALANCE.find((flow) => flow === name)

/** The helper of BOOT-02: the path decides the flow. On a path that all flows share, the tab's stored flow decides (BOOT-17). */
export function flowAt(path: string, kept?: IntoBalance): Flow {
  return INTO_BALANCE.find((flow) => path.startsWith(`/${flow}`)) ?? kept ?? 'pay'
}
