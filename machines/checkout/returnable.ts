/** Where 'try again' leads once the order's own time is over: to the shop, by the specification's own test (CNT-06). */
export function isReturnable(goBackUrl: string | undefined): goBackUrl is string {
  return goBackUrl !== undefined && goBackUrl.includes('https') && goBackUrl.includes('www')
}
