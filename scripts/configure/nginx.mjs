import { addHeaders, quoted } from './nginx-values.mjs'

/** @import { Hosting } from './hosting.mjs' */

/**
 * Response headers by kind of answer.
 * @typedef {Record<'page' | 'embedded' | 'asset' | 'loader' | 'file' | 'nothing', Record<string, string>>} Headers
 */

/** MIME types of the files in a build. Files of other types are not served as assets. */
const TYPES = {
  'text/javascript; charset=utf-8': ['js'],
  'text/css; charset=utf-8': ['css'],
  'application/json': ['json'],
  'image/svg+xml': ['svg'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'text/plain; charset=utf-8': ['txt'],
}

const HTML = 'text/html; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

/** nginx's own error codes other than 404 and 405. */
const FAILURES = [400, 403, 408, 411, 413, 414, 416, 417, 431, 494, 500, 501, 502, 503, 504, 505]

/** Internal status that routes OPTIONS requests to their location. Clients never receive it. */
const OPTIONS = 490

/** @param {readonly string[]} lines @param {number} by */
const indented = (lines, by) => lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line))

/** @param {string} where @param {readonly string[]} lines */
const location = (where, lines) => [`location ${where} {`, ...indented(lines, 2), '}', '']

/** @param {string | null | undefined} reports */
function requestMap(reports) {
  return [
    'map "$request_method $uri" $asked {',
    '  default refused;',
    ...(reports ? [`  "~^(?:GET|HEAD) ${reports}$" refused;`, `  "~^POST ${reports}$" report;`] : []),
    '  "~^(?:GET|HEAD) " read;',
    '  "~^OPTIONS " options;',
    '}',
    'map $uri $allowed {',
    '  default "GET, HEAD, OPTIONS";',
    ...(reports ? [`  "~^${reports}$" "POST, OPTIONS";`] : []),
    '}',
  ]
}

/** `::` takes IPv4 too, if it is not limited to IPv6. @param {Hosting} hosting */
const listen = ({ address, port }) =>
  address.includes(':')
    ? `listen [${address}]:${port} default_server ipv6only=off;`
    : `listen ${address}:${port} default_server;`

/**
 * The complete nginx configuration for the checkout: `nginx -p FOLDER -c nginx.conf`. Every path in it is relative to FOLDER.
 *
 * @param {{ headers: Headers, hosting: Hosting, pages: string, files: readonly string[], reports: string | null | undefined }} what
 *   `pages` is the folder of the pages of this release, `files` what else is in it
 */
export function nginxConfiguration({ headers, hosting, pages, files, reports }) {
  const added = Object.entries(headers).map(([kind, each]) => /** @type {const} */ ([kind, addHeaders(kind, each)]))
  const withHeaders = (/** @type {keyof Headers} */ kind) => added.find(([name]) => name === kind)?.[1].directives ?? []
  const undated = 'add_header last-modified "";'
  const typed = (/** @type {string} */ type) => ['types {}', `default_type ${quoted(type)};`]
  const compressed = ['gzip_static on;', 'add_header vary "Accept-Encoding" always;', undated]
  const page = [...typed(HTML), `root ${pages};`, ...compressed, 'try_files /$page.$language.html =404;']
  const text = (/** @type {number} */ code, /** @type {string} */ said) => [
    ...typed(PLAIN),
    ...withHeaders('nothing'),
    `return ${code} ${quoted(said)};`,
  ]
  const asset = [...compressed, 'root files;', 'try_files $uri =404;']

  const server = [
    listen(hosting),
    'server_name _;',
    // The error log contains the whole request line, and its query contains the order's token.
    'error_log stderr emerg;',
    // nginx accepts no format after `off`.
    hosting.accessLog === 'off' ? 'access_log off;' : `access_log ${hosting.accessLog} checkout;`,
    'server_tokens off;',
    // Two hosts of one release have files with different dates, so ETag and Last-Modified would differ. Hashed names control
    // caching instead.
    'etag off;',
    'if_modified_since off;',
    'max_ranges 0;',
    'client_max_body_size 64k;',
    'types {',
    ...Object.entries(TYPES).map(([type, endings]) => `  ${quoted(type)} ${endings.join(' ')};`),
    '}',
    '',
    'error_page 404 @missing;',
    'error_page 405 @refused;',
    `error_page ${OPTIONS} = @options;`,
    `error_page ${FAILURES.join(' ')} /-/failed;`,
    'if ($asked = refused) { return 405; }',
    `if ($asked = options) { return ${OPTIONS}; }`,
    '',
    ...location('@missing', text(404, 'not found')),
    ...location('@refused', ['add_header allow $allowed always;', ...text(405, 'method not allowed')]),
    ...location('@options', ['add_header allow $allowed always;', ...withHeaders('nothing'), 'return 204;']),
    ...location('= /-/failed', ['internal;', ...text(500, 'not available')]),
    // nginx cannot read the body, so each report is only a line of the access log. To store reports, proxy this path to another
    // program, without the query.
    ...(reports ? location(`= ${reports}`, [...withHeaders('nothing'), 'return 204;']) : []),
    ...files.flatMap((name) => location(`= /${name}`, [...withHeaders('file'), undated, `root ${pages};`])),
    ...location('~ "^/assets/[\\w.-]+\\.(?:br|gz|map)$"', ['return 404;']),
    ...location('~ "^/assets/checkout-loader-[\\w.-]+\\.js$"', [...withHeaders('loader'), ...asset]),
    ...location('~ "^/assets/[\\w-][\\w.-]*\\.(?:js|css|json|svg|woff2)$"', [...withHeaders('asset'), ...asset]),
    ...location('~ "^/assets/"', ['return 404;']),
    // A request for a missing file must not be answered with a page.
    ...location('~* "/[^/]*\\.(?!html$)[a-z\\d]{2,11}$"', ['return 404;']),
    ...location('~ "^/embed(?:/|$)"', [...withHeaders('embedded'), ...page]),
    ...location('/', [...withHeaders('page'), ...page]),
  ]

  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path run/${name};`),
    'sendfile on;',
    'keepalive_timeout 65s;',
    'log_not_found off;',
    // Without these, nginx compresses nothing for a proxy that speaks HTTP/1.0 or names itself in `via`.
    'gzip_http_version 1.0;',
    'gzip_proxied any;',
    '',
    '# The path without its query: the token of the order is in the query.',
    'map $request_uri $logged { "~^(?<path>[^?]*)" $path; }',
    "log_format checkout '$remote_addr $time_iso8601 $request_method $logged $status $body_bytes_sent $request_time';",
    '',
    '# The first `lang` of the query, as the pages themselves read it.',
    'map $args $language { default tr; "~^(?:(?!lang=)[^&]*+&)*+lang=en(?:&|$)" en; }',
    'map $uri $page { default shell; "~^(?:/embed)?(?:/|/sdk)?$" identify; }',
    ...requestMap(reports),
    ...added.flatMap(([, { maps }]) => maps),
    '',
    'server {',
    ...indented(server, 2).slice(0, -1),
    '}',
  ]
  return [
    '# Written by `npm run configure`. Changes are lost when it runs again.',
    'daemon off;',
    'pid run/nginx.pid;',
    'worker_processes auto;',
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    '',
    'http {',
    ...indented(http, 2),
    '}',
    '',
  ].join('\n')
}
