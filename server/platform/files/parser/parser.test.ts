import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { longestBlockMs } from '#server/testing/timing/processor-time.ts';
import { hostileFiles, hostilePictures, typicalDocx, typicalPdf } from '#server/testing/files/hostile-files.ts';
import { createParser, parserNodeArguments, defaultParserLimits } from './parser.ts';
import { isUnreadable } from './protocol.ts';

const parser = createParser({ ...defaultParserLimits, maxCpuMs: 1_500 });
afterAll(() => parser.close());

const textOf = (extension: string, bytes: Uint8Array) => parser.parse({ kind: 'text', extension, bytes });

test('the text of a CV is read', async () => {
  expect(await textOf('pdf', typicalPdf())).toMatchObject({ text: 'Theatre nurse with eleven years in theatres' });
  expect(await textOf('docx', await typicalDocx())).toMatchObject({ text: 'Theatre nurse' });
  expect(await textOf('txt', Buffer.from('Theatre nurse \t\r\n\r\n\r\n\r\nPerth\0'))).toMatchObject({
    text: 'Theatre nurse\n\nPerth',
  });
  expect(await textOf('xlsx', Buffer.from('PK'))).toMatchObject({ text: '' });
});

test.each(hostileFiles)(
  '$name ends within the limits and does not block other files',
  async ({ extension, bytes, reasons }) => {
    const file = await bytes();
    const longestMs = await longestBlockMs(async () => {
      const answer = await textOf(extension, file);
      expect(reasons).toContain(isUnreadable(answer) ? answer.unreadable : 'text');
    });
    expect(longestMs).toBeLessThan(500);
    expect(await textOf('txt', Buffer.from('the next file'))).toMatchObject({ text: 'the next file' });
  },
  60_000,
);

test.each(hostilePictures)(
  '$name ends within the limits, with its reason',
  async ({ mediaType, bytes, reasons }) => {
    const answer = await parser.parse({ kind: 'picture', mediaType, bytes: await bytes() });
    expect(reasons).toContain(isUnreadable(answer) ? answer.unreadable : 'drawn');
    expect(await textOf('txt', Buffer.from('the next file'))).toMatchObject({ text: 'the next file' });
  },
  60_000,
);

test('each sender has one process at a time, so that others get a turn while hostile files wait', async () => {
  const shared = createParser({ ...defaultParserLimits, maxCpuMs: 500 });
  const slow = await hostileFiles.find(({ name }) => name === 'a PDF with a stream of 60 MB')?.bytes();
  if (!slow) throw new Error('The corpus has no PDF with a huge stream.');
  const done: string[] = [];
  const send = (sender: string, extension: string, bytes: Uint8Array) =>
    shared.parse({ kind: 'text', extension, bytes }, sender).then(() => done.push(sender));
  const hostile = [1, 2, 3, 4].flatMap(() => [send('one', 'pdf', slow), send('two', 'pdf', slow)]);
  await Promise.all([1, 2, 3].map((n) => send('colleague', 'txt', Buffer.from(`file ${String(n)}`))));
  // Eight other files were sent before the colleague's three. At most two of the eight may be parsed before each of
  // the three.
  expect(done.filter((sender) => sender !== 'colleague').length).toBeLessThanOrEqual(6);
  await Promise.all(hostile);
  expect(done).toHaveLength(11);
  shared.close();
}, 60_000);

test('a file that exceeds its CPU time is too slow, and one that exceeds its memory is too large', async () => {
  const small = createParser({ ...defaultParserLimits, maxCpuMs: 20 });
  const narrow = createParser({ ...defaultParserLimits, maxMegabytes: 20 });
  const bytes = typicalPdf();
  expect(await small.parse({ kind: 'text', extension: 'pdf', bytes })).toEqual({ unreadable: 'too-slow' });
  expect(await narrow.parse({ kind: 'text', extension: 'pdf', bytes })).toEqual({ unreadable: 'too-large' });
  small.close();
  narrow.close();
});

test('files are parsed in parallel, and wait when every process is busy', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => textOf('txt', Buffer.from(`file ${String(n)}`))));
  expect(answers).toMatchObject([1, 2, 3, 4, 5].map((n) => ({ text: `file ${String(n)}` })));
});

test.each([
  ['read a file that is not code', "require('node:fs').readFileSync('/etc/hostname')"],
  ['write a file', "require('node:fs').writeFileSync('written-by-a-parser', '')"],
  ['start a program', "require('node:child_process').execFileSync('true')"],
])('a parser process may not %s', (_what, script) => {
  const { status, stderr } = spawnSync(process.execPath, [...parserNodeArguments(defaultParserLimits), '-e', script]);
  expect(status).toBe(1);
  expect(stderr.toString()).toContain('ERR_ACCESS_DENIED');
});
