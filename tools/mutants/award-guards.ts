import type { NamedGuard } from './bid-guards.ts';

/** Returns the guards in one file, each with its replacement text. The same tests cover all of them. */
const guardsIn = (path: string, tests: string, guards: readonly (readonly [string, string])[]): NamedGuard[] =>
  guards.map(([guard, instead]) => ({ path, guard, instead, tests: [tests] }));

const ifCancelled = "if (lot?.state === 'cancelled') return [awardReasons['lot-cancelled']];\n  ";

const awardRights = guardsIn('server/bidding/policy.ts', 'server/bidding/policy.awards.test.ts', [
  [' && lot.closedAt !== null', ''],
  [`${ifCancelled}if (lot?.state === 'unsuccessful')`, "if (lot?.state === 'unsuccessful')"],
  ["if (lot?.state === 'unsuccessful') return [awardReasons['lot-unsuccessful']];", ''],
  ["lot?.state === 'standstill' || ", ''],
  [" || lot?.state === 'awarded'", ''],
  ['unless(notClosedReasons(facts), contractedTimeReasons(facts))', 'unless(contractedTimeReasons(facts))'],
  ['lacksContractedTime(bidMethodId, request.contractedUnits)', 'false'],
  [`${ifCancelled}if (lot?.state !== 'unsuccessful')`, "if (lot?.state !== 'unsuccessful')"],
  ["if (lot?.state !== 'unsuccessful') return [awardReasons['not-unsuccessful']];", ''],
  ["reasonsIf(lot.reopenedAt !== null, awardReasons['reopened-before'])", '[]'],
  ["if (statusId === talentRequestStatus.cancelled) return [requestReasons['request-cancelled']];", ''],
  ["if (statusId === talentRequestStatus.fulfilled) return [requestReasons['request-fulfilled']];", ''],
  [`${ifCancelled}const isBefore`, 'const isBefore'],
  ["reasonsIf(!isBefore, commonReasons['bidding-over'])", '[]'],
  [" || own?.state !== 'standstill'", ''],
  ["reasonsIf(own?.hasObjected === true, awardReasons['has-objected']),", ''],
  ["lot?.state !== 'standstill' || lot.standstillEndsAt === null", '!lot || lot.standstillEndsAt === null'],
  [' || lot.standstillEndsAt <= now', ''],
]);

const awardValidation = guardsIn(
  'server/bidding/rules/award-validation.ts',
  'server/bidding/rules/award-validation.test.ts',
  [
    ['Math.max(entitled, lastAwarded)', 'lastAwarded'],
    ['Math.max(entitled, lastAwarded)', 'entitled'],
    ['shares.length === awarded.length && ', ''],
    [' && shares.reduce((total, share) => total + share, 0) === 100', ''],
    ['awarded.size === award.awarded.length &&', ''],
    ['awarded.isSubsetOf(qualifying) &&', ''],
    ['awarded.size <= (awardLimit(rules) ?? qualifying.size) &&', ''],
    ['qualifying.has(bidder) && !awarded.has(bidder)', '!awarded.has(bidder)'],
    ['qualifying.has(bidder) && !awarded.has(bidder)', 'qualifying.has(bidder)'],
    [' &&\n    hasValidShares(award)', ''],
    ["if (!isValid) return 'award-invalid';", ''],
    [".filter(({ text }) => text.trim() !== '')", ''],
    ["isExplained ? undefined : 'reason-missing'", 'undefined'],
  ],
);

const bidErrors = guardsIn('contract/bidding/rules.ts', 'contract/bidding/rules.test.ts', [
  ['if (exact % 10n ** BigInt(8 - decimalsOf(rules, currencyDigits)) !== 0n) return false;', ''],
  ["exact < toSmallestUnits('0.01', 8) || ", ''],
  [" || exact > toSmallestUnits('100', 8)", ''],
  ['return toSmallestUnits(comparableAmount(rules, amount, currencyDigits), 4) > 0n;', 'return true;'],
  ["if (rules.bidTypeId === bidType.sealed && hasBidInRound) return 'sealed-bid-placed';", ''],
  ['rules.bidTypeId === bidType.sealed && hasBidInRound', 'hasBidInRound'],
  ["if (!isInRange(rules, amount, currencyDigits)) return 'bid-out-of-range';", ''],
  ["if (compareAmounts(bid, own) >= 0) return 'bid-not-lower';", ''],
  ['compareAmounts(bid, own) >= 0', 'compareAmounts(bid, own) > 0'],
  ["if (!hasStep(rules, amount, ownAmount)) return 'step-too-small';", ''],
  ["if (rules.ceiling !== null && compareAmounts(amount, rules.ceiling) > 0) return 'above-ceiling';", ''],
  ['compareAmounts(amount, rules.ceiling) > 0', 'compareAmounts(amount, rules.ceiling) >= 0'],
  [' && compareAmounts(amount, rules.startPrice) > 0', ' && compareAmounts(amount, rules.startPrice) >= 0'],
  [' && compareAmounts(amount, rules.startPrice) > 0', ' && false'],
  ['ownAmount === null && rules.startPrice', 'rules.startPrice'],
  [' || rules.bidTypeId === bidType.sealed) return true;', ') return true;'],
  ['bid * hundred <= own * (hundred - step) : bid <= own - step', 'true : bid <= own - step'],
  ['bid * hundred <= own * (hundred - step) : bid <= own - step', 'bid * hundred <= own * (hundred - step) : true'],
]);

const changeLot = guardsIn('server/bidding/commands/change-lot.ts', 'server/bidding/commands/change-lot.test.ts', [
  ['closingTimeError(endsAt, now) !== undefined', 'false'],
  ['endsAt < current', 'false'],
  ["if (!right.allowed) return refuse(biddingRefusals['lot-not-changeable'], { reasons: right.reasons });", ''],
  ["if (version !== found.rules.version) return refuse(biddingRefusals['rules-changed']);", ''],
  ['book && book.standingBids.length > 0 ?', 'book ?'],
  ['if (fixed !== undefined)', 'if (fixed !== undefined && false)'],
  ['if (lacksContractedTime(rules.bidMethodId, locked.request.contractedUnits))', 'if (false)'],
  ['if (refused) return refused;', ''],
  [
    'if (await changeLotRules(scope, locked, { rules, endsAt: end })) {',
    'await changeLotRules(scope, locked, { rules, endsAt: end });\n  {',
  ],
  ["await unconfirmBids(scope, talentRequestId, 'rules', end ? { endsAt: end.after } : {});", ''],
]);

const decideObjection = guardsIn(
  'server/bidding/commands/decide-objection.ts',
  'server/bidding/commands/decide-objection.test.ts',
  [
    ["    .where('talentRequestId', '=', lot.talentRequestId)\n", ''],
    ["    .where('state', '=', 'open')\n", ''],
    ['for (const { id } of others) await decide(scope, id, { isUpheld: true, text: afterSetAside });', ''],
    ['await setAwardAside(scope, lot);', ''],
    ['const current = await findObjection(scope, objectionId);', 'const current = found;'],
    ["if (current?.state !== 'open') return refuse(biddingRefusals['objection-decided']);", ''],
    ['if (isUpheld && lot)', 'if (lot)'],
  ],
);

const startRound = guardsIn('server/bidding/commands/start-round.ts', 'server/bidding/commands/start-round.test.ts', [
  ['if (closingTimeError(endsAt, scope.now))', 'if (false)'],
  ['if (!right.allowed || !lot)', 'if (!lot)'],
  ["...(cause === 'reopening' ? { reopenedAt: scope.now } : {}),", ''],
  ['await setResultsAside(scope, input.talentRequestId);', ''],
]);

const roundsOfRequests = guardsIn(
  'server/bidding/commands/start-round.ts',
  'server/bidding/commands/start-round.requests.test.ts',
  [
    ['const isPaused = place.request.statusId === talentRequestStatus.paused;', 'const isPaused = false;'],
    ['if (lacksContractedTime(rules.bidMethodId, contractedUnits ?? place.request.contractedUnits))', 'if (false)'],
    ['if (contractedUnits !== null) await saveContractedTime(scope, place, contractedUnits);', ''],
  ],
);

const endStandstill = guardsIn(
  'server/bidding/commands/finalize-award.ts',
  'server/bidding/commands/finalize-award.test.ts',
  [
    [".where('standstillEndsAt', '<=', scope.now)", ''],
    ["    .where('state', '=', 'standstill')\n    .where('standstillEndsAt'", "    .where('standstillEndsAt'"],
    ['if (lot && isDue)', 'if (lot)'],
  ],
);

const heldAward = guardsIn(
  'server/bidding/commands/finalize-award.ts',
  'server/bidding/commands/decide-objection.test.ts',
  [[".where('awardObjection.state', '=', 'open'),", ".where('awardObjection.state', '=', 'closed'),"]],
);

const objectToAward = guardsIn(
  'server/bidding/commands/object-to-award.ts',
  'server/bidding/commands/object-to-award.test.ts',
  [['if (!right.allowed || !own)', 'if (!own)']],
);

const participants = guardsIn(
  'server/bidding/commands/cancel-lots.ts',
  'server/bidding/commands/cancel-lots.participants.test.ts',
  [
    ['await excludeAgenciesMissingRebids(scope, engagementId, applicants)', 'applicants'],
    ["applicants.includes(supplierId) || status === 'withdrawn'", "status === 'withdrawn'"],
    [" || status === 'revoked') continue;", ') continue;'],
    ['await revokeBidsOfLeavers(scope, lot);', ''],
    ['tiedInRound === round && applicants.includes(supplierId)', 'tiedInRound === round'],
    ["if (state === 'rebid') await resumeRebids(scope, lot, endsAt);", ''],
  ],
);

const cancelledRebids = guardsIn(
  'server/bidding/commands/pause-lots.ts',
  'server/bidding/commands/cancel-lots.participants.test.ts',
  [['await cancelLotRebids(scope, lot);', '']],
);

const answeredRebids = guardsIn(
  'server/bidding/commands/bids/place-bid.ts',
  'server/bidding/commands/bids/place-bid.rebids.test.ts',
  [['await excludeAgenciesMissingRebids(scope, engagement.id, [supplierId])', '[supplierId]']],
);

const endedRebids = guardsIn(
  'server/bidding/commands/close-lot.ts',
  'server/bidding/commands/bids/place-bid.rebids.test.ts',
  [
    ['await excludeAgenciesMissingRebids(scope, engagementId, applicants)', 'applicants'],
    ["  if (lot.state === 'rebid') await endRebids(scope, lot);\n  await startRebid", '  await startRebid'],
    ["  if (lot.state === 'rebid') await endRebids(scope, lot);\n  const ids", '  const ids'],
  ],
);

const awaitedBids = guardsIn(
  'database/functions/bidding/awaited_bids.sql',
  'server/bidding/queries/find-missing-rebids.test.ts',
  [
    [" and l.state = 'rebid'", ''],
    ["s.status in ('valid', 'unconfirmed') and ", ''],
    [' and s.round < l.round', ''],
    [' and (not l.is_for_tied or s.tied_in_round = l.round)', ''],
    ['in (l.client_id, s.supplier_id)', 'is not null'],
  ],
);

const acceptedTerms = [
  ...guardsIn('server/bidding/commands/bids/place-bid.ts', 'server/bidding/commands/bids/confirm-bid.test.ts', [
    ["if (!isCurrentTermsVersion(input, engagement)) return { refusal: biddingRefusals['terms-changed'] };", ''],
  ]),
  ...guardsIn('server/bidding/commands/bids/confirm-bid.ts', 'server/bidding/commands/bids/confirm-bid.test.ts', [
    ["if (!isCurrentTermsVersion(input, engagement)) return refuse(biddingRefusals['terms-changed']);", ''],
  ]),
  ...guardsIn('server/bidding/commands/close-lot.ts', 'server/bidding/commands/bids/confirm-bid.test.ts', [
    ["lot.standingBids.filter(({ status }) => status === 'valid')", 'lot.standingBids'],
  ]),
  ...guardsIn('server/applications/commands/accept-terms.ts', 'server/applications/commands/accept-terms.test.ts', [
    [".where('supplierId', 'in', supplierIds)", ''],
  ]),
];

/** The guards on awards, objections, new rounds and re-bids, changes to a lot, and the amounts of bids. */
export const awardGuards: readonly NamedGuard[] = [
  ...awardRights,
  ...awardValidation,
  ...bidErrors,
  ...changeLot,
  ...decideObjection,
  ...startRound,
  ...roundsOfRequests,
  ...endStandstill,
  ...heldAward,
  ...objectToAward,
  ...participants,
  ...cancelledRebids,
  ...answeredRebids,
  ...endedRebids,
  ...awaitedBids,
  ...acceptedTerms,
];
