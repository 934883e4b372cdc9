import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import { closedVocabulary } from './vocabulary.ts';

test('a room has only files from the vocabulary', async () => {
  expect(
    await runRule(closedVocabulary, {
      'server/board/utils.ts': '',
      'server/board/candidate-service.ts': '',
      'contract/board/types.ts': '',
      'web/board/components/card.tsx': '',
      'e2e/board/look.test.ts': '',
    }),
  ).toEqual([
    'server/board/utils.ts  [vocabulary]  a room on the floor server has no such file. It has: room.ts, routes.ts, commands/<verb-noun>.ts, queries.ts or queries/, policy.ts, rules/<rule>.ts, tables.ts, events.ts, reactions.ts, jobs.ts, emails/<mail>.tsx, public.ts, factories.ts, copy.ts, kinds.ts or kinds/, authorization.cases.ts. Name it for what it does, in the file of the vocabulary that does it.',
    'server/board/candidate-service.ts  [vocabulary]  a room on the floor server has no such file. It has: room.ts, routes.ts, commands/<verb-noun>.ts, queries.ts or queries/, policy.ts, rules/<rule>.ts, tables.ts, events.ts, reactions.ts, jobs.ts, emails/<mail>.tsx, public.ts, factories.ts, copy.ts, kinds.ts or kinds/, authorization.cases.ts. Writes belong in commands/<verb-noun>.ts, reads in queries.ts.',
    'contract/board/types.ts  [vocabulary]  a room on the floor contract has no such file. It has: operations.ts, endpoints.ts, shapes.ts, refusals.ts, reasons.ts, states.ts, rules.ts, filters.ts, copy.ts. Shapes both sides know belong in contract/<room>/shapes.ts, rows in tables.ts.',
    'web/board/components/card.tsx  [vocabulary]  a room on the floor web has no such file. It has: client.ts, pages/, parts/, copy.ts, public.tsx. Components belong in parts/ or pages/, calls in client.ts.',
    'e2e/board/look.test.ts  [vocabulary]  a test belongs next to the file that it tests, with the same name: <file>.test.ts, or <file>.<what>.test.ts.',
  ]);
});

test('names from the vocabulary pass, with tests beside them', async () => {
  expect(
    await runRule(closedVocabulary, {
      'contract/candidates/operations/submission.ts': '',
      'contract/candidates/rules.ts': '',
      'contract/candidates/rules.test.ts': '',
      'server/candidates/commands/submit-candidate.ts': '',
      'server/candidates/commands/submit-candidate.test.ts': '',
      'server/candidates/commands/submit-candidate.parallel.test.ts': '',
      'server/candidates/rules/pay/pay-errors.ts': '',
      'server/candidates/rules/pay/pay-errors.test.ts': '',
      'server/candidates/authorization.cases.ts': '',
      'server/candidates/emails/hired.tsx': '',
      'server/board/room.ts': '',
      'server/identity/provider/adapter.ts': '',
      'web/candidates/pages/candidate-page.tsx': '',
      'web/candidates/parts/stage.module.css': '',
      'web/candidates/public.tsx': '',
      'e2e/candidates/submit.spec.ts': '',
      'server/platform/postgres/supervisor.ts': '',
    }),
  ).toEqual([]);
});

test('there are no other floors, rooms or parts of the platform', async () => {
  expect(
    await runRule(closedVocabulary, {
      'lib/x.ts': '',
      'server/payments/queries.ts': '',
      'server/platform/sms/send.ts': '',
    }),
  ).toEqual([
    'lib/x.ts  [vocabulary]  there is no floor lib/. The floors are contract, server, web, e2e, database, tools, docs, .ci.',
    'server/payments/queries.ts  [vocabulary]  there is no room payments. Rooms are named in tools/check/architecture.ts; besides them server/ has platform, simulator, demo, testing.',
    'server/platform/sms/send.ts  [vocabulary]  server/platform has http, db, scope, policy, problems, events, jobs, mail, files, ai, clock, config, log, live, postgres, vault. Code about one subject belongs in its room.',
  ]);
});
