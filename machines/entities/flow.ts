const INTO_BALANCE = ['refund', 'settlement'] as const

export type IntoBalance = (typeof INTO_BALANCE)[number]

/** The purpose of a checkout link. */
export type Flow = 'pay' | IntoBalance

/**
 * The helper of BOOT-02: the path decides the flow. On a path that all flows share, the name that the tab stored or the address carries
 * decides (BOOT-17).
 */
export function flowAt(path: string, fallback?: unknown): Flow {
  return (
    INTO_BALANCE.find((flow) => path.startsWith(`/${flow}`)) ?? INTO_BALANCE.find((flow) => flow === fallback) ?? 'pay'
  )
}
