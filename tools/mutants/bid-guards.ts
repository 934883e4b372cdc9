/** A guard of bidding with the tests that must notice its loss. The market model does not cover it. */
export interface NamedGuard {
  readonly path: string;
  readonly guard: string;
  /** The text that replaces it. */
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

/** The guards of who may act on a bid and when, of who sees which bids, and the lock of a lot. */
export const bidGuards: readonly NamedGuard[] = [
  policy("if (applicationStatusId === null) return [biddingReasons['no-application']];"),
  policy("if (applicationStatusId === pending) return [biddingReasons['application-pending']];"),
  policy("if (isCancelled || lot?.state === 'cancelled') return [biddingReasons['lot-cancelled']];"),
  policy("if (!lot || lot.state === 'scheduled') return [biddingReasons['bidding-not-open']];"),
  policy("if (!biddingStates.includes(lot.state)) return [biddingReasons['bidding-over']];"),
  policy("return when(lot.pausedAt !== null, biddingReasons['request-paused']);", 'return [];'),
  policy("...when(lot?.isForTied === true && own?.tiedInRound !== lot.round, biddingReasons['only-tied-bid']),"),
  policy("...when(rules.bidTypeId === bidType.sealed && hasBidInRound(own, lot), biddingReasons['bid-placed']),"),
  policy("own?.status === 'valid' && own.round === lot?.round;", "own?.status === 'valid';"),
  policy("...when(until === null || caller.now >= until, biddingReasons['withdrawal-passed'])"),
  policy("when(facts.own?.status === 'valid', biddingReasons['bid-confirmed']),"),
  {
    path: 'server/bidding/commands/bids/lock-bid.ts',
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
    path: 'server/notifications/queries/possible-recipients.ts',
    guard: ' and ${holds(seeingBids)}',
    instead: '',
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
];
