import type { Insertable, Kysely, Selectable } from 'kysely';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { PrequalificationTables } from './tables.ts';

type Request = PrequalificationTables['prequalificationRequest'];

/** An agency's prequalification with a client: approved for a year, permanent professionals, unless told otherwise. */
export const makePrequalification = (
  db: Kysely<Database>,
  given: { supplierId: string; clientId: string } & Partial<Insertable<Request>>,
): Promise<Selectable<Request>> =>
  db
    .insertInto('prequalificationRequest')
    .values({
      id: newId(),
      recruitmentTypeId: 1,
      roleCategoryId: 2,
      statusId: prequalificationStatus.approved,
      requestedAt: new Date('2026-10-01T04:00:00Z'),
      decidedAt: new Date('2026-10-05T04:00:00Z'),
      endsOn: '2027-10-05',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
