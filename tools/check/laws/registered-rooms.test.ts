import { expect, test } from 'vitest';
import { registeredRooms } from './registered-rooms.ts';
import { runRule } from './samples.ts';

const board = {
  'server/board/routes.ts': '',
  'server/board/routes.test.ts': '',
  'server/board/room.ts': "import { boardRoutes } from './routes.ts';",
  'server/rooms.ts': "import { boardRoom } from './board/room.ts';",
  'web/app/live-invalidations.ts': "import { boardLiveInvalidation } from '#web/board/public.tsx';",
  'web/board/public.tsx': 'export const boardLiveInvalidation: LiveInvalidation = { all: [], of: () => [] };',
  'web/lookups/public.tsx': 'export const statuses = [];',
};

test('a room that is in every list passes', async () => {
  expect(await runRule(registeredRooms, board)).toEqual([]);
});

test('a room without room.ts is not started', async () => {
  expect(await runRule(registeredRooms, { ...board, 'server/palette/queries/find.ts': '' })).toEqual([
    'server/palette/  [plugged-in]  the room is not started. Write server/palette/room.ts and add it to server/rooms.ts.',
  ]);
});

test('a file of a room that no list imports is found', async () => {
  expect(
    await runRule(registeredRooms, {
      ...board,
      'server/rooms.ts': '',
      'web/app/live-invalidations.ts': '',
      'server/board/jobs.ts': '',
      'server/board/events.ts': '',
      'server/board/tables.ts': '',
      'server/board/emails/templates.tsx': '',
      'server/board/authorization.cases.ts': '',
      'contract/board/operations.ts': '',
      'contract/board/endpoints.ts': '',
    }),
  ).toEqual([
    'server/board/room.ts  [plugged-in]  is not plugged in: server/rooms.ts does not import server/board/room.ts. Add it there.',
    'web/board/public.tsx  [plugged-in]  is not plugged in: web/app/live-invalidations.ts does not import web/board/public.tsx. Add it there.',
    'server/board/jobs.ts  [plugged-in]  is not plugged in: server/board/room.ts does not import server/board/jobs.ts. Add it there.',
    'server/board/events.ts  [plugged-in]  is not plugged in: server/event-payloads.ts does not import server/board/events.ts. Add it there.',
    'server/board/tables.ts  [plugged-in]  is not plugged in: server/database.ts does not import server/board/tables.ts. Add it there.',
    'server/board/emails/templates.tsx  [plugged-in]  is not plugged in: server/email-templates.tsx does not import server/board/emails/templates.tsx. Add it there.',
    'server/board/authorization.cases.ts  [plugged-in]  is not plugged in: server/authorization.cases.ts does not import server/board/authorization.cases.ts. Add it there.',
    'contract/board/operations.ts  [plugged-in]  is not plugged in: contract/registry.ts does not import contract/board/operations.ts. Add it there.',
    'contract/board/endpoints.ts  [plugged-in]  is not plugged in: contract/registry.ts does not import contract/board/endpoints.ts. Add it there.',
  ]);
});
