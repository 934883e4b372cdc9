import { sql, type Kysely } from 'kysely';
import { openCandidateStatuses } from '#contract/candidates/states.ts';
import type { Database } from '#server/database.ts';

// States that no sequence may reach. The queries are written by hand and share nothing with the product's functions
// except the numbers of the statuses.

/**
 * Finds people with two owners at one client. A person is a set of contacts that an agency's candidates connect, directly
 * or through each other, in the talent request or the client for which the ownership is valid.
 */
const findSharedPeople = (db: Kysely<Database>, clientId: string, now: Date) =>
  sql<{ scopeId: string; candidateId: string; owners: number }>`
    with recursive owned as (
      select scope_id, supplier_id, key_type, key_hash from candidate_ownership
      where client_id = ${clientId} and owned_until > ${now}),
    entered as (
      select s.scope_id, i.supplier_id, i.candidate_id, i.key_type, i.key_hash
      from (select distinct scope_id from owned) s
        join candidate_identity i on s.scope_id = i.client_id or s.scope_id = i.talent_request_id
      where i.client_id = ${clientId}),
    person (scope_id, supplier_id, candidate_id, other_id) as (
      select scope_id, supplier_id, candidate_id, candidate_id from entered
      union
      select p.scope_id, p.supplier_id, p.candidate_id, next.candidate_id
      from person p
        join entered one on one.scope_id = p.scope_id and one.candidate_id = p.other_id
        join entered next on next.scope_id = p.scope_id and next.supplier_id = p.supplier_id
          and next.key_type = one.key_type and next.key_hash = one.key_hash)
    select p.scope_id, p.candidate_id, count(distinct o.supplier_id)::int as owners
    from person p
      join entered e on e.scope_id = p.scope_id and e.candidate_id = p.other_id
      join owned o on o.scope_id = e.scope_id and o.key_type = e.key_type and o.key_hash = e.key_hash
    group by p.scope_id, p.supplier_id, p.candidate_id
    having count(distinct o.supplier_id) > 1`.execute(db);

/** Finds open submissions without the consent that the engagement requires. */
const findUnconsented = (db: Kysely<Database>, clientId: string) =>
  sql<{ id: string }>`
    select k.id from candidate k
      join engagement e on e.id = k.engagement_id
      left join consent_request c on c.id = k.consent_request_id and c.supplier_id = k.supplier_id
    where k.client_id = ${clientId} and e.requires_candidate_consent and k.status_id = any (${[...openCandidateStatuses]}::int[])
      and c.state is distinct from 'agreed'`.execute(db);

/**
 * Finds fees on hold without an undecided dispute, fees marked as assigned without an `assigned_fee` row, and fees with
 * such a row that aren't marked.
 */
const findStrayFees = (db: Kysely<Database>, clientId: string) =>
  sql<{ id: string; feeState: string | null }>`
    select k.id, k.fee_state from candidate k
    where k.client_id = ${clientId} and (
      k.fee_state = 'on_hold' and not exists (
        select from ownership_defence f where f.outcome is null and f.supplier_id = k.supplier_id
          and f.scope_id in (k.client_id, k.talent_request_id))
      or (k.fee_state is not distinct from 'assigned')
        <> exists (select from assigned_fee a where a.candidate_id = k.id))`.execute(db);

/** Returns a description of the first invariant that is broken at a client; undefined if none is. */
export const findBrokenInvariant = async (
  db: Kysely<Database>,
  clientId: string,
  now: Date,
): Promise<string | undefined> => {
  const { rows: people } = await findSharedPeople(db, clientId, now);
  if (people.length > 0) return `a person has two owners: ${JSON.stringify(people)}`;
  const { rows: unconsented } = await findUnconsented(db, clientId);
  if (unconsented.length > 0) return `an open submission lacks a consent: ${JSON.stringify(unconsented)}`;
  const { rows: fees } = await findStrayFees(db, clientId);
  return fees.length > 0 ? `a fee is on hold or assigned without reason: ${JSON.stringify(fees)}` : undefined;
};
