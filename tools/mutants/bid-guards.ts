/** A guard, with the tests that must fail when it is removed. */
export interface NamedGuard {
  readonly path: string;
  readonly guard: string;
  /** The text that replaces the guard. */
  readonly instead: string;
  readonly tests: readonly string[];
}

const policy = (guard: string, instead = ''): NamedGuard => ({
  path: 'server/bidding/policy.ts',
  guard,
  instead,
  tests: ['server/bidding/policy.test.ts'],
});

const attacks = 'server/bidding/commands/bids/place-bid.attacks.test.ts';

/**
 * The guards that decide who may act on a bid and when, and who sees which bids and logs, and the guard that locks a
 * lot.
 */
export const bidGuards: readonly NamedGuard[] = [
  policy("if (applicationStatusId === null) return [biddingReasons['no-application']];"),
  policy("if (applicationStatusId === pending) return [commonReasons['application-pending']];"),
  policy("if (isCancelled || lot?.state === 'cancelled') return [biddingReasons['lot-cancelled']];"),
  policy("if (!lot || lot.state === 'scheduled') return [biddingReasons['bidding-not-open']];"),
  policy("if (!openLotStates.includes(lot.state)) return [commonReasons['bidding-over']];"),
  policy("return reasonsIf(lot.pausedAt !== null, biddingReasons['request-paused']);", 'return [];'),
  policy("...reasonsIf(lot?.isForTied === true && own?.tiedInRound !== lot.round, biddingReasons['only-tied-bid']),"),
  policy("...reasonsIf(rules.bidTypeId === bidType.sealed && hasBidInRound(own, lot), biddingReasons['bid-placed']),"),
  policy("own?.status === 'valid' && own.round === lot?.round;", "own?.status === 'valid';"),
  policy("...reasonsIf(until === null || caller.now >= until, biddingReasons['withdrawal-passed'])"),
  policy("reasonsIf(facts.own?.status === 'valid', biddingReasons['bid-confirmed']),"),
  {
    path: 'server/bidding/rules/effective-lot.ts',
    guard: 'return isOver ?',
    instead: 'return isOver && false ?',
    tests: [attacks],
  },
  {
    path: 'server/bidding/commands/bids/place-bid.ts',
    guard: "if (input.rulesVersion !== rules.version) return { refusal: biddingRefusals['rules-changed'] };",
    instead: '',
    tests: [attacks],
  },
  {
    path: 'server/bidding/commands/bids/broadcast-bids.ts',
    guard: 'const concerned = isForAll',
    instead: 'const concerned = isForAll || !isExtended',
    tests: ['server/bidding/commands/bids/broadcast-bids.test.ts'],
  },
  {
    path: 'server/bidding/queries/placed-bids.ts',
    guard: " || !scope.permissions.has('Bidding Stage=View Details')",
    instead: '',
    tests: ['server/bidding/queries/placed-bids.test.ts'],
  },
  {
    path: 'server/notifications/rules/notification-page.ts',
    guard: "bidding: { permission: 'Bidding Stage=View Details',",
    instead: 'bidding: { permission: null,',
    tests: ['server/notifications/queries/possible-recipients.test.ts'],
  },
  {
    path: 'database/functions/bidding/lot_log.sql',
    guard: " and l.state not in ('scheduled', 'open', 'rebid')",
    instead: '',
    tests: ['server/bidding/queries/closed-bids.functions.test.ts'],
  },
  {
    path: 'database/functions/bidding/change_standing_bid.sql',
    guard: "raise exception 'an agency changes only its own bid' using errcode = 'insufficient_privilege';",
    instead: 'null;',
    tests: ['server/bidding/queries/closed-bids.functions.test.ts'],
  },
  {
    path: 'database/functions/bidding/save_standing_bid.sql',
    guard: ' and b.supplier_id = app.tenant()',
    instead: '',
    tests: ['server/bidding/queries/closed-bids.functions.test.ts'],
  },
  {
    path: 'database/functions/bidding/closed_bids.sql',
    guard: 'and l.closed_at is not null',
    instead: '',
    tests: ['server/bidding/queries/closed-bids.functions.test.ts'],
  },
  {
    path: 'database/functions/bidding/closed_bids.sql',
    guard:
      "and (app.tenant() is null or app.tenant() = l.client_id or app.tenant() in (select id from tenant where side = 'provider'))",
    instead: '',
    tests: ['server/bidding/queries/closed-bids.functions.test.ts'],
  },
  {
    path: 'database/functions/bidding/lock_lot.sql',
    guard: ' for update;',
    instead: ';',
    tests: ['server/bidding/commands/bids/place-bid.linearizable.test.ts'],
  },
  {
    path: 'server/bidding/policy.ts',
    guard: "if (!lot && engagement.stage === 'fulfillment') return [commonReasons['bidding-over']];",
    instead: '',
    tests: ['server/bidding/policy.test.ts'],
  },
  {
    path: 'server/audits/policy.ts',
    guard: "reasonsIf(!isSettled, auditReasons['lots-not-settled']),",
    instead: '',
    tests: ['server/audits/policy.test.ts', 'server/audits/commands/name-auditor.test.ts'],
  },
  {
    path: 'server/audits/policy.ts',
    guard: "reasonsIf(hasRunningAudit, auditReasons['audit-running']),",
    instead: '',
    tests: ['server/audits/policy.test.ts', 'server/audits/queries/list-audits.test.ts'],
  },
  {
    path: 'server/identity/commands/register/register-auditor.ts',
    guard: "known.side === 'auditor' ?",
    instead: "known.side !== 'client' ?",
    tests: ['server/identity/commands/register/register-auditor.test.ts'],
  },
  {
    path: 'server/identity/queries/has-second-factor.ts',
    guard: 'return rows[0]?.isOn === true;',
    instead: 'return true;',
    tests: ['server/identity/queries/has-second-factor.test.ts'],
  },
  {
    path: 'server/bidding/queries/evidence/key-uses.ts',
    guard: 'if (!own) return undefined;',
    instead: '',
    tests: ['server/audits/queries/bid-accesses.test.ts'],
  },
  {
    path: 'database/functions/audits/audited_lots.sql',
    guard: 'where a.auditor_id = app.tenant()',
    instead: '',
    tests: ['server/audits/queries/audited-log.test.ts'],
  },
  {
    path: 'database/functions/audits/audited_lots.sql',
    guard: 'a.ended_at is null and ',
    instead: '',
    tests: ['server/audits/commands/change-audit.test.ts'],
  },
  {
    path: 'database/functions/audits/audited_lots.sql',
    guard: " and l.state in ('awarded', 'unsuccessful', 'cancelled')",
    instead: '',
    tests: ['server/audits/queries/own-audits.test.ts'],
  },
  {
    path: 'database/functions/audits/read_audited_log.sql',
    guard: 'case when shows_names then t.name end',
    instead: 't.name',
    tests: ['server/audits/queries/audited-log.test.ts'],
  },
  {
    path: 'database/functions/identity/has_second_factor.sql',
    guard: ' and u.tenant_id = app.tenant()',
    instead: '',
    tests: ['server/identity/queries/has-second-factor.test.ts'],
  },
];
