import { sql } from 'kysely';
import { permissions } from '#contract/common/permissions.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import type { AuthorizationWorld } from './authorization.ts';

/** Finds the ids of all records related to the engagements that the agency has applied to. */
const idsOfWork = async (world: AuthorizationWorld): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    with applied as (select engagement_id as id from application where supplier_id = ${world.agencyId})
    select id from applied
    union select id from application where engagement_id in (select id from applied)
    union select id from talent_request where engagement_id in (select id from applied)
    union select id from candidate where engagement_id in (select id from applied)
    union select d.id from candidate_document d join candidate c on c.id = d.candidate_id where c.engagement_id in (select id from applied)
    union select id from engagement_document where engagement_id in (select id from applied)
    union select id from assignment where engagement_id in (select id from applied)
    union select id from payment_transaction where engagement_id in (select id from applied)`.execute(
    world.server.kit.db,
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Creates a user of the agency who is assigned to nothing and has every permission except the one to see others' work.
 */
export const makeUnassignedUser = async ({ server, agencyId }: AuthorizationWorld): Promise<string> => {
  const { db } = server.kit;
  const { id } = await makeUser(db, { tenantId: agencyId, role: 'none' });
  await makeRole(db, {
    tenantId: agencyId,
    permissions: permissions.filter((one) => one !== 'Assignments=View Other Users Assignment / Data'),
    holderIds: [id],
  });
  return id;
};

/**
 * Applies to every engagement on behalf of the agency and assigns its owner. Returns the ids of all related records.
 */
export const applyToAllEngagements = async (world: AuthorizationWorld): Promise<ReadonlySet<string>> => {
  const { db } = world.server.kit;
  const all = await db
    .selectFrom('engagement')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.engagementId', '=', 'engagement.id')
            .where('application.supplierId', '=', world.agencyId),
        ),
      ),
    )
    .execute();
  for (const { id: engagementId } of all) {
    await makeApplication(db, { engagementId, supplierId: world.agencyId });
    await makeAssignment(db, { engagementId, userId: world.people.owner });
  }
  return idsOfWork(world);
};
