import type { NamedGuard } from './bid-guards.ts';
import { toNamedGuards } from './claim-guards.ts';

const folder = 'server/disputes';

/** The checks that decide what each party may do in an ownership dispute, and what the dispute blocks. */
export const disputeGuards: readonly NamedGuard[] = [
  ...toNamedGuards(
    `${folder}/policy.ts`,
    [`${folder}/policy.test.ts`],
    [
      ["...reasonsIf(state !== 'open', disputeReasons['dispute-ended'])", ''],
      ["if (answeredAt) return rightUnless([...mayNot(scope), disputeReasons['dispute-answered']]);", ''],
      ["...reasonsIf(scope.now >= answerBy, disputeReasons['dispute-answer-late'])", ''],
      ["...reasonsIf(side !== 'provider', disputeReasons['dispute-of-other-side']),", ''],
      ['(owner.answeredAt !== null || now >= owner.answerBy)', 'true'],
    ],
  ),
  ...toNamedGuards(
    `${folder}/commands/open-dispute.ts`,
    [`${folder}/commands/open-dispute.test.ts`],
    [
      ["if (owner?.who !== 'other')", 'if (false)'],
      ['if (checked instanceof Refused) return checked;', ''],
      ["if (party !== 'agency') await endWithoutOwner(scope, dispute, party);", ''],
    ],
  ),
  ...toNamedGuards(
    `${folder}/commands/process-opened-dispute.ts`,
    [`${folder}/commands/process-opened-dispute.test.ts`],
    [
      ["if (dispute?.state !== 'open') return;", 'if (!dispute) return;'],
      ['if (defence.isRaised || defence.outcome !== null) return;', ''],
      ["await applyDisputeState(scope, await findDisputedCandidateIds(scope, defence), 'pending');", ''],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/store_disputed_owner.sql',
    [`${folder}/commands/end-dispute.concurrent.test.ts`],
    [['perform from candidate c where c.id = party.candidate_id for key share;', '']],
  ),
  ...toNamedGuards(
    `${folder}/queries/person-disputes.ts`,
    [`${folder}/commands/end-dispute.concurrent.test.ts`],
    [['await lockCandidatesOfPeople(', 'void (']],
  ),
  ...toNamedGuards(
    `${folder}/commands/end-dispute.ts`,
    [`${folder}/commands/end-dispute.test.ts`, `${folder}/commands/end-dispute.others.test.ts`],
    [
      ['candidateIds.filter((id) => !disputed.has(id)),', 'candidateIds,'],
      ["if (outcome === 'lost') await applyDisputeState(scope, candidateIds, 'lost');", 'if (false) return;'],
      ['await endOthers(scope, defence, dispute.clientId);', ''],
      ['if (!isDecided || !candidateIds.includes(defence.candidateId)) continue;', ''],
    ],
  ),
  ...toNamedGuards(
    'server/candidates/commands/ownership/apply-dispute.ts',
    ['server/candidates/commands/ownership/apply-dispute.test.ts'],
    [
      ['await applyFeeState(scope, candidate, disputeState);', ''],
      ["if (feeState === 'assigned' || disputeState === 'lost') return;", ''],
      ["if (candidate.disputeState === 'lost') continue;", ''],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/give_person_to_agency.sql',
    [`${folder}/commands/end-dispute.concurrent.test.ts`],
    [['select app.lock_ownership(d.client_id) from ownership_dispute d where d.id = p_dispute;', '']],
  ),
  ...toNamedGuards(
    'database/functions/candidates/give_person_to_agency.sql',
    [`${folder}/commands/end-dispute.keys.test.ts`],
    [['from unnest(f.keys) one', "from unnest('{}'::text[]) one"]],
  ),
  ...toNamedGuards(
    'database/functions/candidates/is_owned_by_third_party.sql',
    [`${folder}/commands/end-dispute.keys.test.ts`],
    [['from unnest(f.keys) one', "from unnest('{}'::text[]) one"]],
  ),
  ...toNamedGuards(
    `${folder}/commands/clear-disputes.ts`,
    ['server/support/commands/carry-out-erasure.test.ts'],
    [['.where(({ not }) => not(isHeld))', '']],
  ),
  ...toNamedGuards(
    'database/functions/people/is_held_dispute.sql',
    ['server/support/commands/carry-out-erasure.test.ts', 'server/held-records.test.ts'],
    [
      ['app.is_held_candidate(d.candidate_id)', 'false'],
      ['app.held_since(k.person_id) is not null', 'false'],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/give_person_to_agency.sql',
    [`${folder}/commands/end-dispute.test.ts`, `${folder}/commands/end-dispute.keys.test.ts`],
    [
      ["where d.id = p_dispute and d.state = 'upheld'", 'where false'],
      [' and not app.is_owned_by_third_party(p_dispute, p_now)', ''],
      [
        'select p.key_type, p.key_hash from app.keys_of_person(f.candidate_id, f.scope_id) p',
        'select null, null where false',
      ],
    ],
  ),
];
