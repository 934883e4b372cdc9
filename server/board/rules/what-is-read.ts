import type { EndedAs, EngagementKind } from '#contract/engagements/states.ts';

const goneWords: Record<EngagementKind, string> = {
  successfee: 'Engagement has been cancelled.',
  competitive: 'Auction has been cancelled.',
};

/**
 * Why an engagement is not the asking agency's to work on any more. Whoever applied keeps what became of it, whatever
 * the application came to: its record, its notices and its own candidates. To whoever never applied, an engagement is
 * an opportunity, and one that was called off is none. Source: domain rules D5; words: specification 2, section 8.
 */
export const engagementErrors = (facts: {
  kind: EngagementKind;
  endedAs: EndedAs | null;
  applicationStatusId: number | null;
}): string[] => {
  const isCalledOff = facts.endedAs === 'cancelled' || facts.endedAs === 'discontinued';
  return isCalledOff && facts.applicationStatusId === null ? [goneWords[facts.kind]] : [];
};
