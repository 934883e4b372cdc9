import { expect, test } from 'vitest';
import { runRule } from './samples.ts';
import { namedStatuses } from './statuses.ts';

test('statuses have names in SQL and unions in types', async () => {
  expect(
    await runRule(namedStatuses, {
      'server/board/queries/list-board.ts':
        'sql`where c.status_id = ${candidateStatus.hired} and r.status_id <> 7\n  and a.status_id in (1, 2)`',
      'server/board/queries/list-board.test.ts': 'sql`select status_id = 7`',
      'server/board/rules/sort.ts': 'type Row = { statusId: number; toStatusId?: number; httpStatus: number };',
      'contract/board/shapes.ts':
        'z.object({ statusId: z.enum(candidateStatus),\n  tenantStatusId: z.number().int() })',
      'web/board/parts/tones.ts':
        'const tones: Readonly<Record<number, Tone>> = {\n  [applicationStatus.declined]: 1 };\nconst sizes: Record<number, Size> = { [large.id]: 1 };',
      'database/functions/board/board_now.view.sql': 'where c.status_id = 2 or c.status_id = ${candidateStatus.hired}',
      'database/queries/board.sql': 'where c.status_id = 2',
    }),
  ).toEqual([
    'server/board/queries/list-board.ts:1  [named-statuses]  a status number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
    'server/board/queries/list-board.ts:2  [named-statuses]  a status number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
    'server/board/rules/sort.ts:1  [named-statuses]  a status of any number. Use the union from states.ts, such as CandidateStatusId.',
    'server/board/rules/sort.ts:1  [named-statuses]  a status of any number. Use the union from states.ts, such as CandidateStatusId.',
    'contract/board/shapes.ts:2  [named-statuses]  a status of any number. Use the union from states.ts, such as CandidateStatusId.',
    'web/board/parts/tones.ts:1  [named-statuses]  a map of statuses by any number. Use the union from states.ts as its key.',
    'database/functions/board/board_now.view.sql:1  [named-statuses]  a status number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
  ]);
});
