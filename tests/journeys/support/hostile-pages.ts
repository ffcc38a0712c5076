import type { FormFields } from '../../../src/services/bank-form'

/** What a document comes to: the one form, or why there is none. */
type Expected = string | { readonly action: string; readonly fields: FormFields }

export interface HostilePage {
  readonly name: string
  readonly html: string
  readonly expected: Expected
}

export const BANK = 'https://acs.bank.example/3ds'

/** Says that something of a document ran. */
const RUN = "globalThis.canary = parent.canary = top.canary = 'ran'"
const EVIL = 'https://evil.example/'

const FIELD = '<input type="hidden" name="PaReq" value="x">'
const READ: Expected = { action: BANK, fields: [['PaReq', 'x']] }

interface Made {
  readonly action?: string
  readonly method?: string
  readonly inner?: string
}

const form = ({ action = `action="${BANK}"`, method = 'method="post"', inner = FIELD }: Made = {}) =>
  `<form ${method} ${action}>${inner}</form>`
const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')
const hidden = (name: string, value = '') => `<input type="hidden" name="${name}" value="${value}">`
const many = (count: number) => Array.from({ length: count }, (_, at) => hidden(`f${at}`, `${at}`)).join('')

type Rows = Readonly<Record<string, readonly [html: string, expected: Expected]>>

const around = (hostile: string): readonly [string, Expected] => [`${hostile}${form()}${hostile}`, READ]

/** Whatever stands around the form is never run, loaded or shown: the form is read all the same. */
const RUNNING: Rows = {
  'scripts of every kind': around(
    `<script>${RUN}</script><script type="module">${RUN}</script><script src="${EVIL}x.js"></script>`,
  ),
  'its own submit': [`${form()}<script>document.forms[0].submit();${RUN}</script>`, READ],
  'an image that fails': around(`<img src="${EVIL}x.png" onerror="${RUN}"><img src=x onerror="${RUN}">`),
  'a drawing that loads': around(`<svg onload="${RUN}"><script>${RUN}</script><image href="${EVIL}x.png"/></svg>`),
  'a refresh': around(`<meta http-equiv="refresh" content="0;url=${EVIL}">`),
  'a refresh to a script': around(`<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`),
  'a policy of its own': around(`<meta http-equiv="content-security-policy" content="script-src * 'unsafe-inline'">`),
  'a base': around(`<base href="${EVIL}" target="_top">`),
  'a frame with a document': around(`<iframe srcdoc="<script>${RUN}</script>"></iframe>`),
  frames: around(`<iframe src="${EVIL}"></iframe><iframe src="javascript:${RUN}"></iframe>`),
  'plug-ins': around(`<object data="${EVIL}x"></object><embed src="${EVIL}y">`),
  styles: around(`<link rel="stylesheet" href="${EVIL}x.css"><style>@import "${EVIL}y.css";*{display:none}</style>`),
  'hints to load': around(`<link rel="preload" as="script" href="${EVIL}x.js"><link rel="prefetch" href="${EVIL}y">`),
  media: around(`<video autoplay src="${EVIL}x.mp4" onerror="${RUN}"></video><audio src="${EVIL}y"></audio>`),
  'things that open by themselves': around(
    `<details open ontoggle="${RUN}"></details><input autofocus onfocus="${RUN}">`,
  ),
  'a body that loads': [`<body onload="${RUN}" onpageshow="${RUN}">${form()}</body>`, READ],
  'handlers on the form': [`<form method="post" action="${BANK}" onsubmit="${RUN}" onformdata="${RUN}">${FIELD}`, READ],
  'elements of its own': around(`<x-field onclick="${RUN}"></x-field><input is="x-input" type="hidden">`),
  'a page for who has no scripts': [`<noscript>${form()}</noscript>`, READ],
  'four hundred boxes': [`${'<div>'.repeat(400)}${form()}`, READ],
  'more boxes than a browser counts, where a field loses its form': [
    `${'<div>'.repeat(20_000)}${form()}`,
    'fieldCount',
  ],
}

/** Text that only looks like a form. */
const NO_FORM: Rows = {
  nothing: ['', 'noForm'],
  'a form that a script would write': [`<script>document.write('${form()}')</script>`, 'noForm'],
  'a form in a comment': [`<!-- ${form()} -->`, 'noForm'],
  'a form in a section of characters': [`<![CDATA[${form()}]]>`, 'noForm'],
  'a form in the characters of a drawing': [`<svg><![CDATA[${form()}]]></svg>`, 'noForm'],
  'a form of a drawing': [`<svg>${form()}</svg>`, 'noForm'],
  'a form of a formula': [`<math>${form()}</math>`, 'noForm'],
  'a form in a template': [`<template>${form()}</template>`, 'noForm'],
  'a form in a shadow': [`<div><template shadowrootmode="open">${form()}</template></div>`, 'noForm'],
  'a form in a text field': [`<textarea>${form()}</textarea>`, 'noForm'],
  'a form in a title': [`<title>${form()}</title>`, 'noForm'],
  'a form in a style': [`<style>${form()}</style>`, 'noForm'],
  'a form in plain text': [`<plaintext>${form()}`, 'noForm'],
  'a form in a frame’s document': [`<iframe srcdoc='${form()}'></iframe>`, 'noForm'],
  'a form among frames': [`<frameset>${form()}<frame src="${EVIL}"></frameset>`, 'noForm'],
  'a form that never ends its tag': [`<form method="post" action="${BANK}`, 'noForm'],
  'a form with a zero in its name': [form().replace('<form', '<fo\0rm'), 'noForm'],
  'UTF-16': [form().split('').join('\0'), 'noForm'],
  'UTF-16 in base64': [base64(form(), 'utf16le'), 'noForm'],
  'UTF-16 with its mark in base64': [base64(`\ufeff${form()}`, 'utf16le'), 'noForm'],
}

const FORMS: Rows = {
  'two forms': [form() + form(), 'manyForms'],
  'a second form that is hidden': [`${form()}<form hidden></form>`, 'manyForms'],
  'a form that gets out of another': [`<form method="post" action="${BANK}"><div></form>${form()}</div>`, 'manyForms'],
  'a form in a form, which is one': [
    `<form method="post" action="${BANK}">${FIELD}<form method="post" action="${EVIL}">${hidden('b', 'y')}</form></form>`,
    {
      action: BANK,
      fields: [
        ['PaReq', 'x'],
        ['b', 'y'],
      ],
    },
  ],
  'a form of a drawing beside it': [`<svg><form action="${EVIL}"></form></svg>${form()}`, READ],
  'a form in a drawing’s page': [`<svg><foreignObject>${form()}</foreignObject></svg>`, READ],
  'a form in a row of a table, and fields that are none of it': [
    `<table><tr><td><input name="a"></td><form method="post" action="${BANK}"><td>${FIELD}</td></form></tr></table><input name="b">`,
    READ,
  ],
  'a form that a table breaks': [
    `<table><form method="post" action="${BANK}"><tr><td>${FIELD}</td></tr></form></table>`,
    READ,
  ],
  capitals: [`<FORM METHOD="PoSt" ACTION="${BANK}"><INPUT TYPE="HIDDEN" NAME="PaReq" VALUE="x"></FORM>`, READ],
  'a form that looks elsewhere': [
    `<form method="post" action="${BANK}" target="_blank" enctype="text/plain" accept-charset="utf-7" rel="opener">${FIELD}`,
    READ,
  ],
  'no method': [form({ method: '' }), 'method'],
  GET: [form({ method: 'method="get"' }), 'method'],
  'a dialogue': [form({ method: 'method="dialog"' }), 'method'],
  'a method that is none': [form({ method: 'method=" post "' }), 'method'],
  'GET before POST': [form({ method: 'method="get" method="post"' }), 'method'],
  'POST by a button alone': [form({ method: '', inner: `${FIELD}<button formmethod="post">` }), 'method'],
}

const at = (address: string): readonly [string, Expected] => [
  form({ action: `action="${address}"` }),
  'unusableAddress',
]

const ADDRESSES: Rows = {
  'no address': [form({ action: '' }), 'unusableAddress'],
  'an empty address': at(''),
  'a script': at(`javascript:${RUN}`),
  'a script in capitals': at(`JaVaScRiPt:${RUN}`),
  'a script in entities': at(`&#106;avascript&colon;${RUN}`),
  'a script with a tab in it': at(`java&Tab;script:${RUN}`),
  'a script after spaces': at(` \n javascript:${RUN}`),
  'a script after a control character': at(`&#1;javascript:${RUN}`),
  'a script that looks like an address': at(`javascript://acs.bank.example/%0a${RUN}`),
  'a document in an address': at('data:text/html,<script>1</script>'),
  'a blob': at('blob:https://acs.bank.example/1'),
  'a relative address': at('/3ds'),
  'a relative address with a base': [`<base href="${EVIL}">${form({ action: 'action="3ds"' })}`, 'unusableAddress'],
  'an address without its scheme': at('//acs.bank.example/3ds'),
  'an address without its slashes': at('https:acs.bank.example'),
  http: at('http://acs.bank.example/3ds'),
  'http on loopback': at('http://127.0.0.1:4000/3ds'),
  ftp: at('ftp://acs.bank.example/3ds'),
  'a name and a password': at('https://user:word@acs.bank.example/3ds'),
  'a host that is a name': at('https://acs.bank.example@evil.example/'),
  'a backslash': at('https://acs.bank.example\\@evil.example/'),
  'a space before': at(` ${BANK}`),
  'a line break in it': at('https://acs.bank&NewLine;.example/3ds'),
  'a zero, which HTML makes a letter of': [
    form({ action: `action="${BANK}\0"` }),
    { action: `${BANK}%EF%BF%BD`, fields: [['PaReq', 'x']] },
  ],
  'two addresses, of which the first counts': [form({ action: `action="${BANK}" action="${EVIL}"` }), READ],
  'an address that a field would like to be': [
    form({ inner: `${FIELD}${hidden('action', EVIL)}` }),
    {
      action: BANK,
      fields: [
        ['PaReq', 'x'],
        ['action', EVIL],
      ],
    },
  ],
  'our own origin': [form({ action: 'action="https://checkout.example/pay"' }), 'ownAddress'],
  'our own origin with a dot': [form({ action: 'action="https://checkout.example./pay"' }), 'ownAddress'],
  'a bank of our own, where it is no test': [
    form({ action: 'action="https://checkout.example/__bank/3ds"' }),
    'ownAddress',
  ],
}

/** Names that a form, a document or an object could be made to answer with. */
export const CLOBBERING = [
  ...['submit', 'action', 'method', 'elements', 'length', 'name', 'id', 'target', 'remove', 'append', 'attributes'],
  ...['getAttribute', 'querySelectorAll', 'querySelector', 'matches', 'closest', 'nodeName', 'parentNode', 'innerHTML'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then', 'toJSON', 'body', 'forms'],
]

const kind = (control: string): readonly [string, Expected] => [form({ inner: FIELD + control }), 'fieldKind']

const FIELDS: Rows = {
  'fields with the names of everything': [
    form({ inner: CLOBBERING.map((name) => hidden(name, `<${name}>`)).join('') }),
    { action: BANK, fields: CLOBBERING.map((name) => [name, `<${name}>`] as const) },
  ],
  'a form with the name of what is asked': [form({ method: 'method="post" name="querySelectorAll" id="forms"' }), READ],
  'images with the names of what is asked': around('<img name="querySelectorAll"><img name="forms"><img id="body">'),
  'one name twice': [
    form({ inner: hidden('a', '1') + hidden('a', '2') + hidden('a', '1') }),
    {
      action: BANK,
      fields: [
        ['a', '1'],
        ['a', '2'],
        ['a', '1'],
      ],
    },
  ],
  'no field': [form({ inner: '' }), 'fieldCount'],
  'nothing with a name': [
    form({ inner: '<input type="hidden" value="x"><input name=""><button>Go</button>' }),
    'fieldCount',
  ],
  'sixty fields': [
    form({ inner: many(60) }),
    { action: BANK, fields: Array.from({ length: 60 }, (_, place) => [`f${place}`, `${place}`] as const) },
  ],
  'sixty-one fields': [form({ inner: many(61) }), 'fieldCount'],
  'five thousand fields': [form({ inner: many(5000) }), 'fieldCount'],
  'a name of 128': [form({ inner: hidden('n'.repeat(128)) }), { action: BANK, fields: [['n'.repeat(128), '']] }],
  'a name of 129': [form({ inner: hidden('n'.repeat(129)) }), 'fieldSize'],
  'a value of 64 KiB': [
    form({ inner: hidden('a', 'v'.repeat(65_536)) }),
    { action: BANK, fields: [['a', 'v'.repeat(65_536)]] },
  ],
  'a value above 64 KiB': [form({ inner: hidden('a', 'v'.repeat(65_537)) }), 'fieldSize'],
  'more than 256 KiB': [form() + ' '.repeat(256 * 1024), 'tooLong'],
  'a file': kind('<input type="file" name="a">'),
  'a password': kind('<input type="password" name="a">'),
  'a tick': kind('<input type="checkbox" name="a" checked>'),
  'a choice': kind('<input type="radio" name="a" checked>'),
  'a list': kind('<select name="a"><option value="b" selected></select>'),
  'an image to press': kind('<input type="image" name="a" src="x">'),
  'a button with a name': kind('<button name="a" value="b">Go</button>'),
  'a number': kind('<input type="number" name="a" value="1">'),
  'a text, a text of lines and a submit': [
    form({
      inner:
        '<input name="a" value="1"><textarea name="b">\n<script>2</script></textarea><input type="submit" name="c" value="3">',
    }),
    {
      action: BANK,
      fields: [
        ['a', '1'],
        ['b', '<script>2</script>'],
        ['c', '3'],
      ],
    },
  ],
  'a type that nobody knows, which is a text': [
    form({ inner: '<input type="secret" name="a" value="1">' }),
    { action: BANK, fields: [['a', '1']] },
  ],
  'a second type, which is not heard': [
    form({ inner: '<input type="hidden" type="file" name="a" value="1">' }),
    { action: BANK, fields: [['a', '1']] },
  ],
  'buttons that lead elsewhere': [
    form({
      inner: `${FIELD}<button formaction="javascript:${RUN}">Go</button><input type="submit" formaction="${EVIL}"><input type="image" src="${EVIL}x">`,
    }),
    READ,
  ],
  'a submit with a name that leads elsewhere': [
    form({ inner: `<input type="submit" name="go" value="1" formaction="${EVIL}" formmethod="get">` }),
    { action: BANK, fields: [['go', '1']] },
  ],
  'fields that are switched off': [
    form({
      inner: `${FIELD}<input name="a" disabled><fieldset disabled><select name="b"></select>${hidden('c')}</fieldset>`,
    }),
    READ,
  ],
  'a field from outside, and one that belongs elsewhere': [
    `<input name="a" value="1" form="f">${form({ method: 'method="post" id="f"', inner: `${FIELD}<input name="b" form="g">` })}<input name="c">`,
    {
      action: BANK,
      fields: [
        ['a', '1'],
        ['PaReq', 'x'],
      ],
    },
  ],
  'a file from outside': [
    `${form({ method: 'method="post" id="f"' })}<input type="file" name="a" form="f">`,
    'fieldKind',
  ],
  'values in entities': [
    form({ inner: hidden('a', '&quot;&gt;&lt;script&gt;1&lt;/script&gt;&#0;&amp;') }),
    { action: BANK, fields: [['a', '"><script>1</script>\ufffd&']] },
  ],
  'fields of a drawing': [form({ inner: `${FIELD}<svg><input name="a" value="1"/></svg>` }), READ],
}

/** The same in base64, which is how providers send them. */
const SENT: Rows = {
  base64: [base64(form()), READ],
  'base64 of scripts': [base64(around(`<script>${RUN}</script>`)[0]), READ],
  'base64 of a script’s address': [base64(at(`javascript:${RUN}`)[0]), 'unusableAddress'],
  'base64 of two forms': [base64(form() + form()), 'manyForms'],
  'base64 in lines': [base64(form()).replace(/(.{20})/g, '$1\r\n'), READ],
  'base64 of base64': [base64(base64(form())), 'noForm'],
  'base64 of letters': [
    base64(form({ inner: hidden('a', 'ğüşöçİ€😀') })),
    { action: BANK, fields: [['a', 'ğüşöçİ€😀']] },
  ],
  'base64 of bytes that are no text': [
    Buffer.concat([Buffer.from([0xff, 0xfe, 0x80]), Buffer.from(form())]).toString('base64'),
    READ,
  ],
}

export const HOSTILE_PAGES: readonly HostilePage[] = [RUNNING, NO_FORM, FORMS, ADDRESSES, FIELDS, SENT].flatMap(
  (rows) => Object.entries(rows).map(([name, [html, expected]]) => ({ name, html, expected })),
)
