import {
  BANK,
  EVIL,
  type Expected,
  FIELD,
  READ,
  RUN,
  type Rows,
  around,
  base64,
  form,
  hidden,
  many,
} from './hostile-form'

/** Names with which a document could shadow properties of a form, a document or an object. */
export const CLOBBERING = [
  'submit',
  'action',
  'method',
  'elements',
  'length',
  'name',
  'id',
  'target',
  'remove',
  'append',
  'attributes',
  'getAttribute',
  'querySelectorAll',
  'querySelector',
  'matches',
  'closest',
  'nodeName',
  'parentNode',
  'innerHTML',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  'toJSON',
  'body',
  'forms',
]

const kind = (control: string): readonly [string, Expected] => [form({ inner: FIELD + control }), 'fieldKind']

export const FIELDS: Rows = {
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
  'an unknown type, which is a text': [
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

/** The same in base64, the usual encoding of providers. */
export const SENT: Rows = {
  base64: [base64(form()), READ],
  'base64 of scripts': [base64(around(`<script>${RUN}</script>`)[0]), READ],
  'base64 of a script’s address': [base64(form({ action: `action="javascript:${RUN}"` })), 'unusableAddress'],
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
