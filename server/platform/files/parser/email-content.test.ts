import { expect, test } from 'vitest';
import { createParser, defaultParserLimits } from './parser.ts';
import { readEmailContent } from './email-content.ts';

const emailOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const boundary = 'b1';
const multipart = (kind: string, parts: readonly (readonly string[])[]) =>
  emailOf([
    'From: mara@harbour.example',
    'MIME-Version: 1.0',
    `Content-Type: multipart/${kind}; boundary=${boundary}`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ]);

test('quoted history and the signature of a plain text are cut [M02]', async () => {
  const { reply } = await readEmailContent(
    emailOf([
      'From: mara@harbour.example',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Yes, the roster rotates. The rate is =E2=82=AC55.',
      '',
      'Kind regards,',
      'Mara',
      '',
      'On Thu, 26 Nov 2026 at 18:45, Rolecall <no-reply@rolecall.example>',
      'wrote:',
      '> A question',
    ]),
  );
  expect(reply).toBe('Yes, the roster rotates. The rate is €55.');
});

test('an email in HTML only is read as text, without the history that its program marks', async () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Yes, it&nbsp;does &amp; &lt;always&gt; did.</p><ul><li>weekly</li></ul>' +
    '<script>alert(1)</script><div class="gmail_quote">On Thu wrote: <blockquote>A question</blockquote></div></body></html>';
  const { reply } = await readEmailContent(emailOf(['Content-Type: text/html; charset=utf-8', '', html]));
  expect(reply).toBe('Yes, it does & <always> did.\nweekly');
});

test('attached files are found, also in a forwarded email, and pictures of the text are marked', async () => {
  const pdf = ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="cv.pdf"', '', '%PDF-1.4'];
  const forwarded = ['Content-Type: message/rfc822', '', 'Subject: CV', ...multipartLines('inner', [pdf])];
  const logo = ['Content-Type: image/png', 'Content-Disposition: inline; filename="logo.png"', '', 'x'];
  const unnamed = ['Content-Type: application/pdf', 'Content-Disposition: attachment', '', '%PDF-1.4'];
  const signature = ['Content-Type: application/pkcs7-signature; name="smime.p7s"', '', 'x'];
  const { files } = await readEmailContent(
    multipart('mixed', [['Content-Type: text/plain', '', 'See'], forwarded, logo, unnamed, signature]),
  );
  expect(files.map(({ name, isInline }) => [name, isInline])).toEqual([
    ['cv.pdf', false],
    ['logo.png', true],
    ['file-3.pdf', false],
  ]);
  expect(Buffer.from(files[0]?.bytes ?? []).toString()).toContain('%PDF-1.4');
});

test('in a group with a text only pictures are part of the text, so that no document is lost', async () => {
  const { files } = await readEmailContent(
    multipart('related', [
      ['Content-Type: text/html', '', '<p>See <img src="cid:a"></p>'],
      ['Content-Type: image/png; name="a.png"', 'Content-ID: <a>', '', 'x'],
      ['Content-Type: application/pdf; name="roster.pdf"', 'Content-ID: <b>', '', '%PDF-1.4'],
    ]),
  );
  expect(files.map(({ name, isInline }) => [name, isInline])).toEqual([
    ['a.png', true],
    ['roster.pdf', false],
  ]);
});

const multipartLines = (name: string, parts: readonly (readonly string[])[]): string[] => [
  `Content-Type: multipart/mixed; boundary=${name}`,
  '',
  ...parts.flatMap((part) => [`--${name}`, ...part]),
  `--${name}--`,
];

test('an email that takes too long to read is given up in its own process', async () => {
  const parser = createParser({ ...defaultParserLimits, maxCpuMs: 2000 });
  const hostile = emailOf(['Content-Type: text/plain', '', 'abc. x skrev\n'.repeat(1500)]);
  expect(await parser.parse({ kind: 'email', bytes: hostile })).toEqual({ unreadable: 'too-slow' });
  const fine = emailOf(['Content-Type: text/plain', '', 'Yes.']);
  expect(await parser.parse({ kind: 'email', bytes: fine })).toEqual({ reply: 'Yes.', files: [] });
  parser.close();
});
