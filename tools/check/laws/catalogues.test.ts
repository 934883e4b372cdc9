import { expect, test } from 'vitest';
import { catalogueTexts } from './catalogues.ts';
import { runRule } from './samples.ts';

const says = (text: string): string =>
  `'${text}' is not in a message catalogue. Put it into the room's copy.ts; a message about an input is declared beside its rule with inputError('…') (contract/common/text/input-error.ts).`;

test('a sentence for users is a message of a catalogue', async () => {
  expect(
    await runRule(catalogueTexts, {
      'server/team/commands/x.ts': [
        "export const a = 'The role was changed.';",
        'export const b = (name: string) => `${name} was invited!`;',
        "export const c = inputError('Enter a name.');",
        "export const d = defineCopy('team.x', { e: 'The role was changed.' });",
        "export const f = () => { throw new Error('The role is unknown.'); };",
        "export const g = { name: 'team.x', summary: 'Changes a role.', kind: 'Role' };",
      ].join('\n'),
      'contract/team/rules.ts': "export const tooLong = 'The name is too long.';",
    }),
  ).toEqual([
    `server/team/commands/x.ts:1  [catalogues]  ${says('The role was changed.')}`,
    `server/team/commands/x.ts:2  [catalogues]  ${says('{} was invited!')}`,
    `contract/team/rules.ts:1  [catalogues]  ${says('The name is too long.')}`,
  ]);
});

test('tests, catalogues, samples and messages for operators are exempt', async () => {
  const text = "export const a = 'The role was changed.';";
  expect(
    await runRule(catalogueTexts, {
      'server/team/commands/x.test.ts': text,
      'server/team/copy.ts': text,
      'server/team/emails/samples.tsx': text,
      'server/platform/config/config.ts': text,
      'web/team/parts/x.ts': text,
    }),
  ).toEqual([]);
});
