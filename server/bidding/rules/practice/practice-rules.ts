import { bidMethod } from '#contract/engagements/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';

/** The currency of all practice auctions, in which nothing is paid. */
export const practiceCurrency = { iso: 'AUD', digits: 2 } as const;

type Amounts = Pick<LotRules, 'ceiling' | 'minimumStep'> & Partial<LotRules>;

const amountsByMethod: Readonly<Record<number, Amounts>> = {
  [bidMethod.percentBase]: { referenceAmount: '78000.00', ceiling: '18.0000', minimumStep: '0.2500' },
  [bidMethod.percentCompensation]: { referenceAmount: '86000.00', ceiling: '16.0000', minimumStep: '0.2500' },
  [bidMethod.fixed]: { ceiling: '15000.00', startPrice: '14000.00', minimumStep: '100.00' },
  [bidMethod.dayRate]: { ceiling: '680.00', minimumStep: '5.00' },
  [bidMethod.hourlyRate]: { ceiling: '84.00', minimumStep: '0.50', hoursPerDay: '7.60' },
};

/** Returns the rules of a practice auction, with extensions that suit its length. Source: domain rules D21. */
export const practiceRules = (bidTypeId: number, bidMethodId: number): LotRules => ({
  version: 1,
  bidTypeId,
  bidMethodId,
  awardTypeId: 1,
  awardLimit: null,
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  isStepPercent: false,
  minimumBids: 1,
  extensionMinutes: 1,
  extensionLimit: 3,
  hardEndMinutes: 3,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: true,
  ...(amountsByMethod[bidMethodId] ?? { ceiling: null, minimumStep: null }),
});
