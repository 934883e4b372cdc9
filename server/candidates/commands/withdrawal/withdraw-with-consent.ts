import { sql } from 'kysely';
import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { candidateEventIds, recordTransition } from '../record-transition.ts';

const withConsent = 'The candidate withdrew their consent.';

/**
 * Ends the ownership that a candidate's consent gave to the agency. If another of the agency's candidates is the same
 * person and has a valid consent, that candidate takes over the ownership and its date.
 */
const releaseOwnership = async (
  scope: SystemScope,
  { id: candidateId, supplierId }: { id: string; supplierId: string },
): Promise<void> => {
  await sql`
    update candidate_ownership o
    set candidate_id = other.id
    from (select distinct on (i.client_id, i.key_type, i.key_hash, s.scope_id)
            i.client_id, i.supplier_id, i.key_type, i.key_hash, s.scope_id, k.id
          from candidate_identity i
            join candidate k on k.id = i.candidate_id
            cross join lateral (values (i.client_id), (i.talent_request_id)) s (scope_id)
          where k.consent_withdrawn_at is null
            and (i.client_id, i.supplier_id, i.key_type, i.key_hash) in (
              select client_id, supplier_id, key_type, key_hash from candidate_ownership where candidate_id = ${candidateId})
          order by i.client_id, i.key_type, i.key_hash, s.scope_id, k.date_submitted, k.id) other
    where o.candidate_id = ${candidateId} and o.client_id = other.client_id and o.supplier_id = other.supplier_id
      and o.key_type = other.key_type and o.key_hash = other.key_hash and o.scope_id = other.scope_id`.execute(
    scope.db,
  );
  // After a successful claim, the client owns the person through this candidate.
  await scope.db
    .deleteFrom('candidateOwnership')
    .where('candidateId', '=', candidateId)
    .where('supplierId', '=', supplierId)
    .execute();
};

/**
 * Records that a candidate has withdrawn their consent. The ownership that the consent gave ends, and anyone may submit
 * the person. An open candidacy is withdrawn; a closed one keeps its status. After a hire, the agency also keeps the
 * ownership, since it has earned its fee. Source: domain rules D12, D22.
 */
export const withdrawWithConsent = async (scope: SystemScope, consentRequestId: string): Promise<void> => {
  const found = await scope.db
    .selectFrom('candidate')
    .select('talentRequestId')
    .where('consentRequestId', '=', consentRequestId)
    .executeTakeFirst();
  if (!found) return;
  await lockTalentRequest(scope, found.talentRequestId);
  const candidate = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('consentRequestId', '=', consentRequestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await scope.db
    .updateTable('candidate')
    .set({ consentWithdrawnAt: scope.now, updatedAt: scope.now })
    .where('id', '=', candidate.id)
    .execute();
  if (candidate.statusId === candidateStatus.hired) return;
  const isOpen = openStatuses.includes(candidate.statusId);
  if (isOpen)
    await recordTransition(scope, candidate, { toStatusId: candidateStatus.withdrew, reasonText: withConsent }, true);
  await scope.db
    .updateTable('candidateIdentity')
    .set({ active: false })
    .where('candidateId', '=', candidate.id)
    .execute();
  await releaseOwnership(scope, candidate);
  if (isOpen) await scope.emit({ kind: candidateEvents.withdrawn, ...candidateEventIds(candidate) });
};
