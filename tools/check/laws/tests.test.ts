import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import {
  awaitedElements,
  ledgerIds,
  testedComponentFolders,
  testedReasons,
  testedRefusals,
  adjacentTests,
} from './tests.ts';

const ledger = 'id\tarea\twhat must work\nS01\tsign-in\tshows Log In\nS02\tsign-in\tlands the user\n';

test('a title claims only existing ledger rows, at its end', async () => {
  expect(
    await runRule(ledgerIds, {
      'docs/ledger.tsv': ledger,
      'server/identity/queries.test.ts': [
        "test('shows the page [S01]', () => {});",
        "test('lands [S01, S02]', () => {});",
        "it('lands [S01] [Z99]', () => {});",
        "test('[S02] lands', () => {});",
        "test.each([1])('keeps %s [Z98]', () => {});",
        "test.describe('a group [Z97]', () => {});",
      ].join('\n'),
    }),
  ).toEqual([
    'server/identity/queries.test.ts:3  [ledger-ids]  the title claims Z99, which is not in docs/ledger.tsv. Correct the ID.',
    'server/identity/queries.test.ts:4  [ledger-ids]  [S02] only counts at the end of the title. Move it there.',
    'server/identity/queries.test.ts:5  [ledger-ids]  the title claims Z98, which is not in docs/ledger.tsv. Correct the ID.',
  ]);
});

test('commands, queries, rules and policies have a test file beside them', async () => {
  expect(
    await runRule(adjacentTests, {
      'server/bidding/commands/place-bid.ts': '',
      'server/bidding/rules/log/leaf.ts': '',
      'server/bidding/policy.ts': '',
      'server/bidding/policy.test.ts': '',
      'server/bidding/tables.ts': '',
      'contract/bidding/rules.ts': '',
    }),
  ).toEqual([
    'server/bidding/commands/place-bid.ts  [tests-beside]  has no test beside it. Write server/bidding/commands/place-bid.test.ts with tests named after the rules.',
    'server/bidding/rules/log/leaf.ts  [tests-beside]  has no test beside it. Write server/bidding/rules/log/leaf.test.ts with tests named after the rules.',
    'contract/bidding/rules.ts  [tests-beside]  has no test beside it. Write contract/bidding/rules.test.ts with tests named after the rules.',
  ]);
});

test('every UI component has a browser test', async () => {
  expect(
    await runRule(testedComponentFolders, {
      'web/ui/form/select.tsx': '',
      'web/ui/form/combo/combo-box.test.tsx': '',
      'web/ui/date/date-field.tsx': '',
      'web/ui/date/days.test.ts': '',
      'web/ui/gallery/gallery-page.tsx': '',
      'web/ui/font/README.md': '',
    }),
  ).toEqual([
    'web/ui/date  [parts-tested]  has no component test. Write one, <component>.test.tsx, beside a component.',
  ]);
});

test('a browser test and its helpers wait for the elements that they read', async () => {
  const says =
    '.element() throws if the element appears a moment later. Use await ….findElement(), which waits for it, or ….query() if it may be absent.';
  expect(
    await runRule(awaitedElements, {
      'web/board/pages/board-page.test.tsx': [
        'await expect.element(dialog).toBeVisible();',
        'dialog.element().focus();',
        'const button = screen',
        "  .getByRole('button')",
        '  .element();',
      ].join('\n'),
      'web/ui/testing/tab-to.ts': 'const isFocused = document.activeElement === target.element();',
      'web/testing/open-app.tsx': 'screen.element();',
      'web/ui/form/field.test.ts': 'field.element();',
    }),
  ).toEqual([
    `web/board/pages/board-page.test.tsx:2  [awaited-elements]  ${says}`,
    `web/board/pages/board-page.test.tsx:5  [awaited-elements]  ${says}`,
    `web/ui/testing/tab-to.ts:1  [awaited-elements]  ${says}`,
    `web/testing/open-app.tsx:1  [awaited-elements]  ${says}`,
    `web/ui/form/field.test.ts:1  [awaited-elements]  ${says}`,
  ]);
  expect(
    await runRule(awaitedElements, {
      'web/board/pages/board-page.test.tsx': [
        'await expect.element(dialog).toBeVisible();',
        '(await dialog.findElement()).focus();',
        'const { length } = dialog.elements();',
        'expect(dialog.query()?.id).toBe(undefined);',
      ].join('\n'),
      'web/ui/overlay/dialog.tsx': 'surface.element();',
      'e2e/board.spec.ts': 'page.element();',
    }),
  ).toEqual([]);
});

const exceptions = (list: Record<string, string>): string => JSON.stringify({ 'tested-by': list });

test('an exception names a test of the room that mentions the file, and nothing else is listed', async () => {
  const list = 'tools/check/exceptions.json';
  expect(
    await runRule(adjacentTests, {
      [list]: exceptions({ 'server/bidding/policy.ts': 'server/bidding/queries.test.ts' }),
      'server/bidding/policy.ts': '',
      'server/bidding/queries.test.ts': "import { mayBid } from './policy.ts';",
    }),
  ).toEqual([]);
  expect(
    await runRule(adjacentTests, {
      [list]: exceptions({
        'server/bidding/policy.ts': 'server/board/queries.test.ts',
        'server/bidding/queries.ts': 'server/bidding/routes.test.ts',
        'server/bidding/rules/rank.ts': 'server/bidding/routes.test.ts',
      }),
      'server/bidding/policy.ts': '',
      'server/bidding/queries.ts': '',
      'server/bidding/queries.test.ts': '',
    }),
  ).toEqual([
    `${list}  [tests-beside]  server/board/queries.test.ts is no test of its room that names it. Remove the exception: the list only shrinks.`,
    `${list}  [tests-beside]  server/bidding/queries.ts has a test beside it. Remove the exception: the list only shrinks.`,
    `${list}  [tests-beside]  server/bidding/rules/rank.ts is gone. Remove the exception: the list only shrinks.`,
  ]);
});

test('every declared refusal is provoked by a test that names it', async () => {
  expect(
    await runRule(testedRefusals, {
      'contract/candidates/refusals.ts':
        "export const candidateRefusals = refusals('sample', {\n  'candidate-closed': { status: 409, message: 'Closed.' },\n  'candidate-known': { status: 409, message: 'Known.' },\n});",
      'server/candidates/commands/submit-candidate.test.ts': "expect(answer.code).toBe('candidate-known');",
      'tools/check/laws/tests.test.ts': "const sample = 'candidate-closed';",
    }),
  ).toEqual([
    "contract/candidates/refusals.ts:2  [refusals]  no test provokes the refusal 'candidate-closed'. Write one that gets it and names the code, or remove the refusal.",
  ]);
});

test('every code of a reason has a text and is provoked by a test that names it', async () => {
  expect(
    await runRule(testedReasons, {
      'contract/common/reasons/codes.ts':
        "export const reasonCodes = [\n  'cv-cap',\n  'cv-opened',\n  'gone',\n  'no-permission',\n] as const;",
      'contract/candidates/reasons.ts':
        "export const candidateReasons = defineReasons('candidates', {\n  'cv-cap': { text: 'Full.' },\n  'cv-opened': { text: 'Opened.' },\n  'no-permission': { text: 'No.' },\n});",
      'server/candidates/policy.test.ts':
        "test('a full request', () => expect(code).toBe('cv-cap'));\n/* pending | yes | no-permission | not-cv-opened */",
    }),
  ).toEqual([
    "contract/common/reasons/codes.ts:3  [reasons]  no test provokes the reason 'cv-opened'. Write one that gets it and names the code, or remove the reason.",
    "contract/common/reasons/codes.ts:4  [reasons]  no room has a text for the reason 'gone'. Add it to contract/<room>/reasons.ts, or remove the code.",
  ]);
});
