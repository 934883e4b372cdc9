import { describe, expect, test } from 'vitest';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { practiceRuleSentences, lotRuleSentences } from './rules.ts';

const dayRate: LotRules = {
  version: 1,
  bidTypeId: 2,
  bidMethodId: 4,
  awardTypeId: 1,
  awardLimit: null,
  ceiling: null,
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  minimumStep: null,
  isStepPercent: false,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
};
const percent: LotRules = { ...dayRate, bidMethodId: 1, referenceAmount: '120000.00' };

describe('ruleSentences', () => {
  const sentencesOf = (rules: Partial<LotRules>) => lotRuleSentences({ ...dayRate, ...rules }, { currencyIso: 'AUD' });
  const plain = (rules: Partial<LotRules>) => sentencesOf(rules).map((sentence) => sentence.replaceAll('\u00a0', ' '));

  test('a sealed lot with percentages', () => {
    const rules = {
      ...percent,
      bidTypeId: 1,
      ceiling: '18.0000',
      minimumStep: '0.5',
      minimumBids: 2,
      standstillDays: 2,
    };
    expect(plain(rules)).toEqual([
      'The lowest percentage of base salary leads.',
      'If bids are equal, the earlier bid leads.',
      'To compare bids, percentages are applied to a base salary of AUD 120,000.00.',
      'Bids are sealed: you bid once, and all bids stay encrypted until bidding ends.',
      'You see your own position after bidding ends. You never see another agency’s amount.',
      'You cannot see how many agencies have bid.',
      'Bids above 18.00 % are not accepted.',
      'You can withdraw your bid within 10 minutes of placing it, while bidding is open.',
      'Last-minute bids do not extend bidding.',
      'If the rules or terms change during bidding, you have at least 24 hours to confirm or change your bid. Unconfirmed bids do not count.',
      'At least 2 agencies must bid. Otherwise nothing is awarded, and the employer can reopen bidding once.',
      'The award goes to one agency.',
      'An employer that passes over a better bid must give a reason to the agency that placed it.',
      'The award becomes final 2 working days after it is published. You can object until then.',
    ]);
  });

  test('an open ranked lot with day rates for several agencies', () => {
    const rules: Partial<LotRules> = {
      bidTypeId: 3,
      awardTypeId: 2,
      awardLimit: 3,
      startPrice: '1200',
      minimumStep: '5.0000',
      tieRule: 'rebid',
      showsBidderCount: true,
    };
    expect(plain(rules)).toEqual([
      'The lowest day rate leads.',
      'If bids are equal, the earlier bid leads.',
      'Bids are amounts in AUD.',
      'You can lower your bid until bidding ends.',
      'All bidders see their own position and the leading amount, but no names.',
      'You can see how many agencies have bid.',
      'Your first bid must not be above AUD 1,200.00.',
      'Each new bid must be at least AUD 5.00 lower than your last one.',
      'You can withdraw your bid until 60 minutes before bidding ends.',
      'If a bid in the last 5 minutes changes which agencies would be awarded, bidding ends 5 minutes after that bid. This happens at most 6 times.',
      'Extensions never move the end by more than 30 minutes in total.',
      'If the rules or terms change during bidding, you have at least 24 hours to confirm or change your bid. Unconfirmed bids do not count.',
      'The award goes to up to 3 agencies.',
      'If bids tie for the last place in the award, the agencies that placed them have 24 hours to bid again. If they tie again, the earlier bid wins.',
      'An employer that passes over a better bid must give a reason to the agency that placed it.',
      'The award is final once it is published.',
    ]);
  });

  test('each bid method has its sentences', () => {
    expect(plain({ bidMethodId: 2, referenceAmount: '150000' })).toEqual(
      expect.arrayContaining([
        'The lowest percentage of total compensation leads.',
        'To compare bids, percentages are applied to a total compensation of AUD 150,000.00.',
      ]),
    );
    expect(plain({ bidMethodId: 3 })).toContain('The lowest fixed amount per hire leads.');
    const hourly = plain({ bidMethodId: 5, hoursPerDay: '7.60' });
    expect(hourly).toContain('The lowest hourly rate leads.');
    expect(hourly).toContain('Hourly rates are compared as day rates of 7.6 hours.');
    expect(plain({ bidMethodId: 5, hoursPerDay: '1.00' })).toContain(
      'Hourly rates are compared as day rates of 1 hour.',
    );
  });

  test('each way to state a step has its sentence', () => {
    expect(plain({})).toContain('Each new bid must be lower than your last one.');
    expect(plain({ minimumStep: '2.5', isStepPercent: true })).toContain(
      'Each new bid must be at least 2.50 % lower than your last one.',
    );
    expect(plain({ ...percent, minimumStep: '0.25' })).toContain(
      'Each new bid must be at least 0.25 percentage points lower than your last one.',
    );
  });

  test('ties are mentioned where a tie starts a new round', () => {
    const tie =
      'If the lowest bids are equal, the agencies that placed them have 24 hours to bid again. If they tie again, the earlier bid wins.';
    expect(plain({ tieRule: 'rebid' })).toContain(tie);
    expect(plain({}).join(' ')).not.toContain('tie again');
    const all = plain({ awardTypeId: 3, ceiling: '900', tieRule: 'rebid' });
    expect(all).toContain('Every agency that bids at or below the ceiling wins.');
    expect(all.join(' ')).not.toContain('tie again');
  });

  test('extensions are stated with their number and their latest end', () => {
    const ranked = plain({ extensionMinutes: 1, extensionLimit: 1, hardEndMinutes: 60 });
    expect(ranked).toContain('You see your own position at all times. You never see another agency’s amount.');
    expect(ranked).toContain(
      'If a bid in the last minute changes who leads, bidding ends 1 minute after that bid. This happens at most once.',
    );
    expect(ranked).toContain('Extensions never move the end by more than 1 hour in total.');
    expect(plain({ extensionMinutes: 0 })).toContain('Last-minute bids do not extend bidding.');
    expect(plain({ minimumBids: 1 }).join(' ')).not.toContain('must bid');
  });
});

describe('practiceRuleSentences', () => {
  const plain = (rules: Partial<LotRules>) =>
    practiceRuleSentences({ ...dayRate, ...rules }, { currencyIso: 'AUD' }).map((sentence) =>
      sentence.replaceAll('\u00a0', ' '),
    );

  test('a ranked practice auction', () => {
    expect(plain({ ceiling: '680.00', minimumStep: '5.00', extensionMinutes: 1, hardEndMinutes: 3 })).toEqual([
      'The lowest day rate leads.',
      'If bids are equal, the earlier bid leads.',
      'Bids are amounts in AUD.',
      'You can lower your bid until bidding ends.',
      'You see your own position at all times, and all bids after bidding ends.',
      'You cannot see how many agencies have bid.',
      'Bids above AUD 680.00 are not accepted.',
      'Each new bid must be at least AUD 5.00 lower than your last one.',
      'If a bid in the last minute changes who leads, bidding ends 1 minute after that bid. This happens at most 6 times.',
      'Extensions never move the end by more than 3 minutes in total.',
      'In a practice auction, bids can’t be withdrawn and the rules don’t change, so there is nothing to confirm.',
      'The lowest bid wins as soon as bidding ends.',
    ]);
  });

  test('no practice auction promises what only a real one has: withdrawal, confirmation, secrecy and an award', () => {
    for (const bidTypeId of [1, 2, 3])
      for (const bidMethodId of [1, 2, 3, 4, 5]) {
        const text = plain({ bidTypeId, bidMethodId, referenceAmount: '78000', hoursPerDay: '8' }).join(' ');
        expect(text).not.toMatch(/You can withdraw|terms|nconfirmed|encrypted|never see|employer|award|object/);
        expect(text).toContain('can’t be withdrawn');
      }
  });
});
