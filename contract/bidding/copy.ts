import { defineCopy } from '#contract/common/copy.ts';

/** The rules of a lot, one sentence per rule. Agencies read them before they bid. */
export const lotRuleCopy = defineCopy('bidding.rule', {
  lowestBaseShare: 'The lowest percentage of base salary leads.',
  lowestCompensationShare: 'The lowest percentage of total compensation leads.',
  lowestFixed: 'The lowest fixed amount per hire leads.',
  lowestDayRate: 'The lowest day rate leads.',
  lowestHourlyRate: 'The lowest hourly rate leads.',
  equalBids: 'If bids are equal, the earlier bid leads.',
  currency: 'Bids are amounts in {currency}.',
  baseSalary: 'To compare bids, percentages are applied to a base salary of {amount}.',
  totalCompensation: 'To compare bids, percentages are applied to a total compensation of {amount}.',
  hoursPerDay: 'Hourly rates are compared as day rates of {hours, plural, one {# hour} other {# hours}}.',
  sealed: 'Bids are sealed: you bid once, and all bids stay encrypted until bidding ends.',
  ranked: 'You can lower your bid until bidding ends.',
  sealedPosition: 'You see your own position after bidding ends. You never see another agency’s amount.',
  rankedPosition: 'You see your own position at all times. You never see another agency’s amount.',
  openPosition: 'All bidders see their own position and the leading amount, but no names.',
  bidderCount: 'You can see how many agencies have bid.',
  noBidderCount: 'You cannot see how many agencies have bid.',
  ceiling: 'Bids above {amount} are not accepted.',
  startPrice: 'Your first bid must not be above {amount}.',
  lower: 'Each new bid must be lower than your last one.',
  stepAmount: 'Each new bid must be at least {amount} lower than your last one.',
  stepPoints: 'Each new bid must be at least {points} percentage points lower than your last one.',
  stepPercent: 'Each new bid must be at least {percent} lower than your last one.',
  extensionLeader:
    'If a bid in the last {minutes, plural, one {minute} other {# minutes}} changes who leads, bidding ends {minutes, plural, one {# minute} other {# minutes}} after that bid. This happens at most {limit, plural, one {once} other {# times}}.',
  extensionAwarded:
    'If a bid in the last {minutes, plural, one {minute} other {# minutes}} changes which agencies would be awarded, bidding ends {minutes, plural, one {# minute} other {# minutes}} after that bid. This happens at most {limit, plural, one {once} other {# times}}.',
  hardEndMinutes:
    'Extensions never move the end by more than {minutes, plural, one {# minute} other {# minutes}} in total.',
  hardEndHours: 'Extensions never move the end by more than {hours, plural, one {# hour} other {# hours}} in total.',
  noExtension: 'Last-minute bids do not extend bidding.',
  awardOne: 'The award goes to one agency.',
  awardSeveral: 'The award goes to up to {limit} agencies.',
  awardAll: 'Every agency that bids at or below the ceiling wins.',
  exception: 'An employer that passes over a better bid must give a reason to the agency that placed it.',
  tieOne:
    'If the lowest bids are equal, the agencies that placed them have {hours} hours to bid again. If they tie again, the earlier bid wins.',
  tieSeveral:
    'If bids tie for the last place in the award, the agencies that placed them have {hours} hours to bid again. If they tie again, the earlier bid wins.',
  minimumBids:
    'At least {count} agencies must bid. Otherwise nothing is awarded, and the employer can reopen bidding once.',
  noStandstill: 'The award is final once it is published.',
  standstill:
    'The award becomes final {days, plural, one {# working day} other {# working days}} after it is published. You can object until then.',
  sealedWithdrawal: 'You can withdraw your bid within {minutes} minutes of placing it, while bidding is open.',
  rankedWithdrawal: 'You can withdraw your bid until {minutes} minutes before bidding ends.',
  changedTerms:
    'If the rules or terms change during bidding, you have at least {hours} hours to confirm or change your bid. Unconfirmed bids do not count.',
} as const satisfies Record<string, string>);

/** The sentences for rules that differ in a practice auction. */
export const practiceRuleCopy = defineCopy('bidding.practiceRule', {
  sealed: 'Bids are sealed: you bid once, and no amounts are shown until bidding ends.',
  sealedPosition: 'You see your own position and all bids after bidding ends.',
  rankedPosition: 'You see your own position at all times, and all bids after bidding ends.',
  openPosition: 'You see your own position and the leading amount at all times, and all bids after bidding ends.',
  fixed: 'In a practice auction, bids can’t be withdrawn and the rules don’t change, so there is nothing to confirm.',
  result: 'The lowest bid wins as soon as bidding ends.',
} as const satisfies Record<string, string>);

/** The copy for practice auctions, including the explanations of their results. */
export const practiceCopy = defineCopy('bidding.practice', {
  jobTitle: 'Practice: Warehouse Supervisor',
  ownBidder: 'Your agency',
  rival: 'Practice rival {number}',
  noBid: 'You didn’t place a bid, so nothing could be awarded to you.',
  won: 'Your bid of {amount} was the lowest, so the award goes to you.',
  wonAlone: 'No rival placed a bid, so your bid of {amount} wins.',
  wonByTime: '{rival} also bid {amount}, but your bid was received earlier.',
  margin: 'The next bid, from {rival}, was {amount}.',
  lost: '{rival} won with {amount}. Your bid of {own} was higher.',
  lostByTime: '{rival} won. It also bid {amount}, and its bid was received earlier than yours.',
  sealed: 'Bids were sealed, so no one could react to anyone else’s bid.',
  lastBid: 'The winning bid was received {seconds, plural, one {# second} other {# seconds}} before the end.',
  extended: 'Last-minute bids extended bidding {count, plural, one {once} other {# times}}.',
} as const satisfies Record<string, string>);
