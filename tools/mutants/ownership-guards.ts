import type { NamedGuard } from './bid-guards.ts';
import { toNamedGuards } from './claim-guards.ts';

const ownership = 'server/candidates/commands/ownership';
const withdrawal = 'server/candidates/commands/withdrawal';
const functions = 'database/functions/candidates';

/** The guards on consents and on the ownership that they give: who owns a person, for how long, and what ends it. */
export const ownershipGuards: readonly NamedGuard[] = [
  ...toNamedGuards(
    `${functions}/claim_person.sql`,
    [`${ownership}/claim-person.test.ts`],
    [
      ['where o.supplier_id = excluded.supplier_id or o.owned_until <= p_now', 'where true'],
      ['select coalesce(min(o.owned_until), p_until) into until', 'select p_until into until'],
      ['if former.supplier_id <> app.tenant() then return false; end if;', ''],
      ['continue when former.candidate_id = p_candidate;', ''],
    ],
  ),
  ...toNamedGuards(
    `${functions}/join_ownership.sql`,
    [`${ownership}/claim-person.owning.test.ts`],
    [
      ['coalesce(first.owning_candidate_id, first.id)', 'first.id'],
      ['o.owned_until > p_now', 'true'],
      ['(values (k.client_id), (k.talent_request_id))', '(values (k.talent_request_id))'],
    ],
  ),
  ...toNamedGuards(
    `${functions}/person_owner.sql`,
    ['server/candidates/queries/person.test.ts'],
    [
      ['o.owned_until > p_now', 'o.owned_until >= p_now'],
      ['o.owned_until > p_now', 'true'],
    ],
  ),
  ...toNamedGuards(
    `${functions}/keys_of_person.sql`,
    ['server/disputes/commands/end-dispute.keys.test.ts'],
    [['where i.candidate_id = same.candidate_id offset 0', 'where i.candidate_id = p_candidate offset 0']],
  ),
  ...toNamedGuards(
    'server/candidates/commands/ownership/release-ownership.ts',
    ['server/candidates/commands/ownership/release-ownership.test.ts'],
    [
      ["    .where('supplierId', '=', supplierId)\n", ''],
      ['k.consent_withdrawn_at is null', 'true'],
      ['k.date_submitted >= first.date_submitted or ', 'true or '],
      ['own.owned_until > ${scope.now}', 'false'],
      ["k.dispute_state is distinct from 'lost' and ", ''],
      [" and k.claim_state is distinct from 'stands'", ''],
    ],
  ),
  ...toNamedGuards(
    `${withdrawal}/withdraw-with-consent.ts`,
    [`${withdrawal}/withdraw-with-consent.test.ts`],
    [
      ['if (candidate.statusId === candidateStatus.hired) return;', ''],
      ['await releaseOwnership(scope, candidate);', 'if (isOpen) await releaseOwnership(scope, candidate);'],
    ],
  ),
  ...toNamedGuards(
    `${functions}/guard_consent.sql`,
    ['server/consents/commands/request-consent.test.ts'],
    [
      [
        "raise exception 'the candidate has not given the consent that this engagement requires' using errcode = 'RC012';",
        'null;',
      ],
    ],
  ),
  ...toNamedGuards(
    `${functions}/guard_confirmed_cv.sql`,
    ['server/candidates/commands/upload-document.test.ts'],
    [
      ["tg_op = 'DELETE'", 'false'],
      ["(tg_op = 'UPDATE' and old.candidate_id is not null)", 'false'],
      ["and d.kind = 'cv' and d.id <> new.id", 'and false'],
    ],
  ),
  ...toNamedGuards(
    'database/functions/engagements/guard_required_consent.sql',
    ['server/engagements/commands/publish-draft.test.ts'],
    [
      ["raise exception 'the client requires the consent of candidates' using errcode = 'RC017';", 'null;'],
      ["raise exception 'a published engagement keeps its requirement of consent' using errcode = 'RC020';", 'null;'],
    ],
  ),
  ...toNamedGuards(
    'database/functions/people/guard_answer.sql',
    ['server/consents/commands/request-consent.test.ts'],
    [
      ["('agreed', 'cancelled')", "('agreed', 'refused')"],
      ["or (new.withdrawal_note <> old.withdrawal_note and (old.state, new.state) <> ('agreed', 'withdrawn'))", ''],
      ['or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)', ''],
    ],
  ),
  ...toNamedGuards(
    'server/consents/commands/request-consent.ts',
    ['server/consents/commands/request-consent.test.ts', 'server/consents/commands/record-refusal.test.ts'],
    [
      ['isRefused || (await hasRefusedRecently(scope, input))', 'false'],
      ['isRefused || (await hasRefusedRecently(scope, input))', 'isRefused'],
      ['if (recent.length >= maxRecentRequests)', 'if (false)'],
      ["state === 'cancelled' && answeredAt === null", "state === 'cancelled'"],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/is_owned_by_third_party.sql',
    ['server/disputes/commands/end-dispute.test.ts', 'server/disputes/commands/end-dispute.keys.test.ts'],
    [
      ['o.owned_until > p_now and ', ''],
      ['not in (d.supplier_id, f.supplier_id)', '<> d.supplier_id'],
    ],
  ),
  ...toNamedGuards(
    'server/candidates/policy.ts',
    ['server/candidates/policy.test.ts'],
    [["if (candidate.consentRequestId !== null) return [candidateReasons['cv-confirmed']];", '']],
  ),
  ...toNamedGuards(
    'server/candidates/policy.ts',
    [`${withdrawal}/withdraw-with-consent.test.ts`],
    [["reasonsIf(consentWithdrawnAt !== null, candidateReasons['consent-withdrawn'])", '[]']],
  ),
  ...toNamedGuards(
    'server/consents/policy.ts',
    ['server/consents/policy.test.ts'],
    [
      ["const isUnused = state === 'agreed' && candidateId === null;", "const isUnused = state === 'agreed';"],
      [
        'now.getTime() - sentAt.getTime() < consentResendHours',
        'now.getTime() - sentAt.getTime() <= consentResendHours',
      ],
      ["...reasonsIf(state !== 'agreed', consentReasons['not-agreed']),", ''],
    ],
  ),
  ...toNamedGuards(
    'contract/claims/rules.ts',
    ['contract/claims/rules.test.ts'],
    [
      ['from <= contact.on', 'from < contact.on'],
      ['contact.on <= to', 'contact.on < to'],
      ['contactDirections.every(', 'contactDirections.some('],
    ],
  ),
  ...toNamedGuards(
    `${ownership}/assign-fees.ts`,
    [`${ownership}/assign-fees.test.ts`],
    [
      ["\n    .where('candidate.statusId', '=', candidateStatus.hired);", ';'],
      ["eb('candidate.feeState', '<>', 'assigned')", "eb('candidate.feeState', 'is not', null)"],
      ["kind === 'competitive' || isInOtherCurrency", "kind === 'competitive'"],
    ],
  ),
];
