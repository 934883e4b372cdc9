import type { NamedGuard } from './bid-guards.ts';

const folder = 'server/claims';

export const toNamedGuards = (
  path: string,
  tests: readonly string[],
  guards: readonly (readonly [guard: string, instead: string])[],
): NamedGuard[] => guards.map(([guard, instead]) => ({ path, guard, instead, tests }));

/** The guards on the rights to make, answer and decide a claim on a candidate, and on the claim's consequences. */
export const claimGuards: readonly NamedGuard[] = [
  ...toNamedGuards(
    `${folder}/policy.ts`,
    [`${folder}/policy.test.ts`],
    [
      ["...reasonsIf(hasClaim, claimReasons['already-claimed']),", ''],
      ["...reasonsIf(candidate.statusId === candidateStatus.hired, claimReasons['claim-hired']),", ''],
      ["...reasonsIf(period.from > period.to, claimReasons['claim-introduced']),", ''],
      ["...reasonsIf(now > claimUntil, claimReasons['claim-time-over']),", ''],
      ["...reasonsIf(scope.side !== side, claimReasons['claim-of-other-side']),", ''],
      ["contest: by('agency', ['open']),", "contest: by('agency', ['open', 'contested']),"],
      ["decide: by('provider', ['contested']),", "decide: by('provider', ['open', 'contested']),"],
    ],
  ),
  ...toNamedGuards(
    `${folder}/commands/make-claim.ts`,
    [`${folder}/commands/make-claim.test.ts`],
    [
      ["await applyClaimState(scope, candidate, 'pending');", ''],
      ['if (!hasTwoWayContact(contacts, period)) {', 'if (false) {'],
      ['(await findCandidate(scope, candidateId)) && ', ''],
      ['await sql`select app.lock_ownership(${candidate.clientId})`.execute(scope.db);', ''],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/submissions_of_ownership.sql',
    [`${folder}/queries/claim-period.test.ts`],
    [
      ['coalesce(c.owning_candidate_id, c.id)', 'c.id'],
      [' and app.tenant() in (c.client_id, c.supplier_id)', ''],
      ['case when k.status_id = ${candidateStatus.withdrew} then k.date_withdrawn end', 'null::timestamptz'],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/introduced_at.sql',
    [`${folder}/queries/contact-period.test.ts`],
    [
      ['earlier.date_submitted < claimed.date_submitted', 'true'],
      [' and earlier.status_id <> ${candidateStatus.hired}', ''],
      [" and earlier.claim_state is distinct from 'stands'", ''],
      [' and claimed.client_id = app.tenant()', ''],
    ],
  ),
  ...toNamedGuards(
    `${folder}/commands/end-claim.ts`,
    [`${folder}/commands/end-claim.test.ts`],
    [
      ["await applyClaimState(scope, candidate, successfulClaimStates.includes(state) ? 'stands' : null);", ''],
      ["if (locked?.claim.state === 'open') await end", 'if (locked) await end'],
      [".where('answerBy', '<=', scope.now)", ''],
    ],
  ),
  ...toNamedGuards(
    'server/candidates/policy.ts',
    ['server/candidates/policy.employer.test.ts'],
    [
      ['...(toStatusId === candidateStatus.hired ? claimReasons(candidate) : []),', ''],
      ['            ...lostReasons(candidate),\n', ''],
    ],
  ),
  ...toNamedGuards(
    'database/functions/candidates/guard_claim.sql',
    [`${folder}/commands/make-claim.test.ts`],
    [["raise exception 'the employer has claimed this candidate' using errcode = 'RC013';", 'null;']],
  ),
  ...toNamedGuards(
    'database/functions/candidates/give_person_to_client.sql',
    ['server/candidates/commands/ownership/apply-claim.test.ts'],
    [["c.state in ('accepted', 'lapsed', 'upheld')", 'true']],
  ),
];
