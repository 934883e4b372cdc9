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
      'web/team/parts/testing/fake-team.ts': text,
      'web/team/parts/add-copy.ts': text,
    }),
  ).toEqual([]);
});

test('on the web, labels and other short texts are messages too', async () => {
  expect(
    await runRule(catalogueTexts, {
      'web/team/parts/x.tsx': [
        'export const a = <nav aria-label="Breadcrumbs" className="Breadcrumbs" />;',
        'export const b = <Field label={isNew ? \'New role\' : copy.role} unit="%" name="jobTitle" />;',
        'export const c = <p>Roles of {name}<kbd>Shift X</kbd><code>npm Start</code> {`until the ${day}`}</p>;',
        "const forbiddenTitle = 'Forbidden';",
        "const instead = { 'The user already exists.': 'First name is required' };",
        "const may = has('Bidding Stage=Place Bids') && is('Head of Procurement');",
        "export const d = [{ id: 'role', header: 'role', label: 'Role' }];",
        'export const e = <>Nobody</>;',
        "export const f = z.email('Enter an email address.');",
        'export const g = (time: string) => `Today ${time}`;',
        'export const h = (hours: number) => `${hours} h`;',
        'export const i = (token: string) => ({ Authorization: `Bearer ${token}`, key: `version ${token}` });',
        'export const j = (one: string, other: string) => `${one} ${other}`;',
      ].join('\n'),
    }),
  ).toEqual([
    `web/team/parts/x.tsx:1  [catalogues]  ${says('Breadcrumbs')}`,
    `web/team/parts/x.tsx:2  [catalogues]  ${says('New role')}`,
    `web/team/parts/x.tsx:3  [catalogues]  ${says('Roles of')}`,
    `web/team/parts/x.tsx:3  [catalogues]  ${says('until the {}')}`,
    `web/team/parts/x.tsx:4  [catalogues]  ${says('Forbidden')}`,
    `web/team/parts/x.tsx:5  [catalogues]  ${says('First name is required')}`,
    `web/team/parts/x.tsx:6  [catalogues]  ${says('Head of Procurement')}`,
    `web/team/parts/x.tsx:7  [catalogues]  ${says('Role')}`,
    `web/team/parts/x.tsx:8  [catalogues]  ${says('Nobody')}`,
    `web/team/parts/x.tsx:9  [catalogues]  ${says('Enter an email address.')}`,
    `web/team/parts/x.tsx:10  [catalogues]  ${says('Today {}')}`,
    `web/team/parts/x.tsx:11  [catalogues]  ${says('{} h')}`,
  ]);
});
