/** A bank whose points pay a whole price or nothing (BON-02). */
export interface FullBonusOnlyBank {
  readonly code: number
  readonly name: string
}
