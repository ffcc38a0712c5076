import * as v from 'valibot'
import type { Deps } from '../kernel/deps'
import type { PolicyReport } from '../records/policy-report'

/** Where pages report violations of their content security policy, if their configuration says so. */
export const POLICY_REPORTS = '/policy-reports'

/** Maximum length of a post, in characters. */
const LONGEST = 64 * 1024

const text = v.pipe(v.string(), v.maxLength(8 * 1024))
const line = v.optional(v.number())

/** The format of the Reporting API: one post has several reports, some possibly of another kind. */
const modern = v.array(
  v.object({
    type: text,
    body: v.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: v.nullish(text, ''),
      sourceFile: v.nullish(text),
      lineNumber: v.nullish(v.number()),
    }),
  }),
)

const former = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': v.optional(text, ''),
    'source-file': v.optional(text),
    'effective-directive': v.optional(text),
    'violated-directive': v.optional(text, ''),
    'line-number': line,
  }),
})

/**
 * A URL without its query and its fragment, because a page's URL contains the order's token. A value that is not a URL, such as `inline`,
 * must be a single word.
 */
export function withoutQuery(address: string): string {
  try {
    const { protocol, origin, pathname } = new URL(address)
    return /^https?:$/.test(protocol) ? origin + pathname : protocol
  } catch {
    return /^[a-z-]{0,40}$/.test(address) ? address : ''
  }
}

type Told = Omit<PolicyReport, 'at'>

const isViolation = ({ type }: v.InferOutput<typeof modern>[number]) => type === 'csp-violation'

/** The stored part of a post; undefined if it is not a report. Samples of blocked code, the referrer and the policy are not stored. */
function reportsIn(posted: string): readonly Told[] | undefined {
  const json = v.safeParse(v.pipe(v.string(), v.maxLength(LONGEST), v.parseJson()), posted)
  if (!json.success) return undefined
  const many = v.safeParse(modern, json.output)
  if (many.success) {
    return many.output.filter(isViolation).map(({ body }) => ({
      page: withoutQuery(body.documentURL),
      directive: body.effectiveDirective,
      blocked: withoutQuery(body.blockedURL),
      source: body.sourceFile ? withoutQuery(body.sourceFile) : undefined,
      line: body.lineNumber ?? undefined,
    }))
  }
  const one = v.safeParse(former, json.output)
  if (!one.success) return undefined
  const report = one.output['csp-report']
  const source = report['source-file']
  return [
    {
      page: withoutQuery(report['document-uri']),
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: withoutQuery(report['blocked-uri']),
      source: source === undefined ? undefined : withoutQuery(source),
      line: report['line-number'],
    },
  ]
}

/** Receives browsers' violation reports. Stores of each report where a page is wrong, and nothing that identifies its order. */
export async function takePolicyReports(
  { state, clock }: Pick<Deps, 'state' | 'clock'>,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const reports = reportsIn(await request.text())
  if (!reports) {
    state.refusedPosts.push({ problems: ['policy report: not readable'] })
    return new Response(null, { status: 400, headers })
  }
  state.policyReports.push(...reports.map((report) => ({ at: clock.now(), ...report })))
  return new Response(null, { status: 204, headers })
}
