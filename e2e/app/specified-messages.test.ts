import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  firstSpecificationMessages,
  secondSpecificationMessages,
  type SpecifiedMessage,
} from './specified-messages.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const withoutRemarks = (source: string): string =>
  source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/\s\/\/ .*$/gm, '');

/** The product's source code, web and server, without tests and the gallery. */
const product = globSync('{web,contract,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/(?:dist|gallery|testing|demo|node_modules)\//.test(path))
  .map(read)
  .map(withoutRemarks)
  .join('\n');

/** Returns the source code of the test with this title, and of the constants it uses from the top of the file. */
const journeyOf = (file: string, title: string): string => {
  const [head = '', ...tests] = withoutRemarks(read(file.endsWith('.tsx') ? file : `e2e/${file}.spec.ts`)).split(
    /^(?=\s*test\()/m,
  );
  if (title === '') return [head, ...tests].join('');
  const found = tests.find((source) => source.slice(0, source.indexOf('=>')).includes(title));
  if (found === undefined) return '';
  const taken = head
    .split(/^(?=const )/m)
    .filter((one) => new RegExp(`\\b${/^const (\w+)/.exec(one)?.[1] ?? '\n'}\\b`).test(found));
  return [...taken, found].join('');
};

/** Returns the parts of a sentence, since the product composes some sentences from parts. */
const partsOf = (sentence: string): string[] =>
  sentence
    .replace(/First name|Company Biography|\(Engagement\|Auction\)/, '|')
    .replace(/(?<=This Engagement has been )(\w+)\./, '|$1')
    .replace('Showing 3 Reports', 'Showing ')
    .replaceAll(/\b700\b/g, '|')
    .replaceAll(/,? $/g, '')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

describe.each([
  ['first', firstSpecificationMessages],
  ['second', secondSpecificationMessages],
])('what the %s document says that people are told', (_which, said: readonly SpecifiedMessage[]) => {
  test.each(said.map(([sentence, journey, title]) => ({ sentence, journey, title })))(
    '“$sentence” is in the product, and expected by $journey [E04]',
    ({ sentence, journey, title }) => {
      const source = journeyOf(journey, title);
      expect(source, `${journey} has a test “${title}”`).toContain('expect(');
      expect(source).toContain(sentence);
      expect(partsOf(sentence).filter((part) => !product.includes(part))).toEqual([]);
    },
  );
});
