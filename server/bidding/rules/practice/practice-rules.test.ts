import { expect, test } from 'vitest';
import { bidError } from '#contract/bidding/rules.ts';
import { lotRulesInput } from '#contract/engagements/shapes/lot-rules.ts';
import { practiceCurrency, practiceRules } from './practice-rules.ts';

test.each([1, 2, 3, 4, 5])('the rules for bid method %i are valid rules of a real lot', (bidMethodId) => {
  for (const bidTypeId of [1, 2, 3]) {
    const rules = practiceRules(bidTypeId, bidMethodId);
    expect(lotRulesInput.safeParse(rules).error).toBeUndefined();
    const facts = { amount: rules.startPrice ?? rules.ceiling ?? '', ownAmount: null };
    expect(bidError(rules, { ...facts, currencyDigits: practiceCurrency.digits })).toBeUndefined();
    expect(rules).toMatchObject({ bidTypeId, bidMethodId });
  }
});
