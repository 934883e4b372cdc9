import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from '#contract/common/copy.ts';

/* Features of the specification that this version does not have: clarifications, comments and My Week. */

const root = join(import.meta.dirname, '../..');

/** Every text of pages, menu, palette, refusals, notifications and emails. */
const messages = (
  await Promise.all(
    globSync('{contract,server,web}/**/{copy,*-copy,synonyms,refusals}.ts', { cwd: root })
      .filter((path) => !/\/(?:dist|gallery)\/|common\/copy\.ts$/.test(path))
      .map(async (path) => Object.values((await import(join(root, path))) as Record<string, unknown>)),
  )
)
  .flat()
  .flatMap(messagesOf);

const unbuilt = /\bclarifications?\b|\bask(?:s|ed)? questions?\b|\bcomments?\b|\bmy week\b/i;

/** Each of these means something that exists. */
const allowed: readonly string[] = [
  // Stages, which employers open and which are recorded.
  'bidding.notOpenText',
  'applications.approveCompetitiveText',
  'board.clarification',
  'board.upcomingStep.clarification',
  'engagements.notice.clarificationOpened',
  'engagements.stage.clarification',
  'notifications.email.clarification-opened.subject',
  'notifications.email.clarification-opened.text',
  'notifications.sentence.clarification-opened',
  'own-engagements.clarificationOpened',
  'own-engagements.openClarification',
  'own-engagements.openClarificationText',
  // Topics of notifications about these stages.
  'identity.clarifications',
  'notifications.clarifications',
  'notifications.clarificationsText',
  // The agency's comment on a candidate, sent with the CV.
  'candidates.comment',
  'candidates.sectionComment',
];

test('no text announces a feature that is not built; names of stages, terms and settings are listed here', () => {
  expect(messages.length).toBeGreaterThan(1000);
  const found = messages.filter(({ message }) => unbuilt.test(message));
  expect(found.filter(({ id }) => !allowed.includes(id))).toEqual([]);
  expect(allowed.filter((id) => !found.some((one) => one.id === id))).toEqual([]);
});

test('no page of such a feature exists', () => {
  const routes = readFileSync(join(root, 'web/routes.gen.ts'), 'utf8');
  const paths = [...new Set([...routes.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => /myweek|my-week|clarif|comment/i.test(path))).toEqual([]);
});
