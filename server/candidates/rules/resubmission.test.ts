import { describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { checkResubmission, type ResubmissionFacts } from './resubmission.ts';

const facts = (given: Partial<ResubmissionFacts>): ResubmissionFacts => ({
  sameRequest: undefined,
  owner: undefined,
  hasSimilar: false,
  timeZone: 'Australia/Sydney',
  ...given,
});
const submitted = new Date('2026-11-03T01:00:00Z');
const self = { who: 'self', until: new Date('2027-05-02T01:00:00Z') } as const;
const other = { who: 'other', until: new Date('2027-05-02T01:00:00Z') } as const;
const own = (statusId: CandidateStatusId, isReleased = false) => ({ statusId, isReleased, dateSubmitted: submitted });
const answer = (given: Partial<ResubmissionFacts>) => {
  const { isAllowed, isDuplicate, message } = checkResubmission(facts(given));
  return { isAllowed, isDuplicate, message };
};

describe('the table of D12', () => {
  it('a new person', () => {
    expect(answer({})).toEqual({ isAllowed: true, isDuplicate: false, message: '' });
  });

  it.each([5, 3] as const)(
    'an own candidate in the same request that was withdrawn, or rejected and released (%i)',
    (status) => {
      expect(answer({ sameRequest: own(status, true), owner: self })).toEqual({
        isAllowed: true,
        isDuplicate: true,
        message: 'You submitted this candidate before on 03 Nov 2026. You can resubmit.',
      });
    },
  );

  it.each([1, 2, 3, 4, 6, 7, 8, 9] as const)('an own candidate that is active in the same request (%i)', (status) => {
    expect(answer({ sameRequest: own(status), owner: self })).toEqual({
      isAllowed: false,
      isDuplicate: true,
      message: 'This candidate is already in this talent request.',
    });
  });

  it('an own candidate in another request of the client', () => {
    expect(answer({ owner: self })).toEqual({
      isAllowed: true,
      isDuplicate: true,
      message: 'You own this candidate until 02 May 2027.',
    });
  });

  it('a person another agency owns, without naming it', () => {
    const held = {
      isAllowed: false,
      isDuplicate: true,
      message: 'This candidate cannot be submitted to this client at present.',
    };
    expect(answer({ owner: other })).toEqual(held);
    expect(answer({ owner: other, sameRequest: own(5, true) })).toEqual(held);
    expect(answer({ owner: other, hasSimilar: true })).toEqual(held);
  });

  it('a similar person only causes a warning', () => {
    expect(answer({ hasSimilar: true })).toEqual({
      isAllowed: true,
      isDuplicate: true,
      message: 'A similar candidate exists. Check before you submit.',
    });
  });
});
