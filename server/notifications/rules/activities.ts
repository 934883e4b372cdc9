import type { ActivityKind } from '#contract/notifications/states.ts';
import { activityCopy, unnamedActivityCopy } from '../copy.ts';

interface Names {
  engagement: string;
  talentRequest: string;
  candidate: string;
}

/** Returns the sentence of an activity for the user's list. */
export const activitySentence = (kind: ActivityKind, names: Partial<Names>): string =>
  activityCopy[kind]({
    engagement: names.engagement ?? unnamedActivityCopy.engagement,
    talentRequest: names.talentRequest ?? unnamedActivityCopy.talentRequest,
    candidate: names.candidate ?? unnamedActivityCopy.candidate,
  });
