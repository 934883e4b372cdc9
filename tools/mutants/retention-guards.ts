import type { NamedGuard } from './bid-guards.ts';

const folder = 'server/people';

const guardsIn = (
  path: string,
  tests: readonly string[],
  guards: readonly (readonly [guard: string, instead: string])[],
): NamedGuard[] => guards.map(([guard, instead]) => ({ path, guard, instead, tests }));

/** The guards against erasing a person too early, or while they are on hold. */
export const retentionGuards: readonly NamedGuard[] = [
  ...guardsIn(
    `${folder}/rules/retention.ts`,
    [`${folder}/rules/retention.test.ts`],
    [
      ["if (facts.heldSince !== null) return 'held';", ''],
      ["if (facts.openSubmissions > 0) return 'submission-open';", ''],
      ["if (facts.openDisputes > 0) return 'dispute-open';", ''],
      ["if (facts.noticedAt === null) return 'notify';", ''],
      ["return now >= erasableAt(facts, now) ? 'erase' : 'nothing';", "return 'erase';"],
    ],
  ),
  ...guardsIn(
    `${folder}/commands/end-retention.ts`,
    [`${folder}/commands/end-retention.test.ts`],
    [["if (!kept || retentionStep(kept, scope.now) !== 'erase') return false;", 'if (!person) return false;']],
  ),
  ...guardsIn(
    `${folder}/policy.ts`,
    [`${folder}/policy.test.ts`],
    [
      ["...(heldSince ? [peopleReasons['person-held']({ date: dayText(heldSince, 'UTC') })] : []),", ''],
      ["...reasonsIf(openDisputes > 0, peopleReasons['dispute-open']),", ''],
    ],
  ),
  ...guardsIn(
    'database/functions/people/guard_hold.sql',
    [`${folder}/queries/retention.test.ts`],
    [["raise exception 'this person is held' using errcode = 'RC014';", 'null;']],
  ),
  ...guardsIn(
    'database/functions/people/guard_hold_of_record.sql',
    ['server/held-records.test.ts'],
    [["if kept then raise exception 'this person is held' using errcode = 'RC014'; end if;", '']],
  ),
  ...guardsIn(
    'database/functions/people/text_of_consent_request.sql',
    [`${folder}/queries/kept-records.test.ts`],
    [
      ['c.email_address', "''"],
      ["coalesce(c.submission::text, '')", "''"],
    ],
  ),
  ...guardsIn(
    'database/functions/people/text_of_draft_candidate.sql',
    [`${folder}/queries/kept-records.test.ts`],
    [
      ['d.email_address', "''"],
      ["coalesce(cv.text_content, '')", "''"],
    ],
  ),
  ...guardsIn(
    'server/support/commands/carry-out-erasure.ts',
    ['server/support/commands/carry-out-erasure.test.ts'],
    [
      ['app.is_held_candidate(${candidateId})', 'false'],
      ['if (rows[0]?.waits !== false) return false;', ''],
    ],
  ),
  ...guardsIn(
    'database/functions/candidates/open_matter.view.sql',
    ['server/support/queries/open-matters.consumers.test.ts'],
    [
      ["c.claim_state = 'pending'", 'false'],
      ["c.dispute_state = 'pending'", 'false'],
      ["c.fee_state = 'on_hold'", 'false'],
      ["r.state = 'open'", 'false'],
      ["d.state = 'open'", 'false'],
      ['f.outcome is null', 'false'],
    ],
  ),
  ...guardsIn(
    'server/support/commands/request-erasure.ts',
    ['server/support/commands/request-erasure.test.ts'],
    [["if ((await findHeldCandidates(scope, ids)).length > 0) return refuse(supportRefusals['person-held']);", '']],
  ),
];
