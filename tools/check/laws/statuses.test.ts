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
      'server/board/tables.ts': 'feeTypeId: Generated<number>;\nengagementTypeId: EngagementTypeId;',
      'server/board/rules/fee.ts':
        'const isFixed = row.feeTypeId === 3;\nconst fee = { feeTypeId: 1 };\nconst isSet = row.feeTypeId === feeType.fixed;',
      'server/board/rules/fee.test.ts': 'const fee = { feeTypeId: 1 };',
      'database/functions/board/board_now.view.sql':
        'where c.status_id = 2 or c.status_id = ${candidateStatus.hired} or e.fee_type_id = 3',
      'database/queries/board.sql': 'where c.status_id = 2',
    }),
  ).toEqual([
    'server/board/queries/list-board.ts:1  [named-statuses]  a status or type number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
    'server/board/queries/list-board.ts:2  [named-statuses]  a status or type number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
    'server/board/rules/sort.ts:1  [named-statuses]  a status or type of any number. Use the union from states.ts, such as CandidateStatusId.',
    'server/board/rules/sort.ts:1  [named-statuses]  a status or type of any number. Use the union from states.ts, such as CandidateStatusId.',
    'contract/board/shapes.ts:2  [named-statuses]  a status or type of any number. Use the union from states.ts, such as CandidateStatusId.',
    'web/board/parts/tones.ts:1  [named-statuses]  a map of statuses by any number. Use the union from states.ts as its key.',
    'server/board/tables.ts:1  [named-statuses]  a status or type of any number. Use the union from states.ts, such as CandidateStatusId.',
    'server/board/rules/fee.ts:1  [named-statuses]  a type by its number. Use its name from states.ts, as in `feeType.fixed`.',
    'server/board/rules/fee.ts:2  [named-statuses]  a type by its number. Use its name from states.ts, as in `feeType.fixed`.',
    'database/functions/board/board_now.view.sql:1  [named-statuses]  a status or type number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
    'database/functions/board/board_now.view.sql:1  [named-statuses]  a status or type number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.',
  ]);
});
