import type { ActivityKind } from '#contract/notifications/states.ts';

interface Names {
  engagement: string;
  talentRequest: string;
  candidate: string;
}

const sentences: Readonly<Record<ActivityKind, (names: Names) => string>> = {
  submit: ({ engagement }) => `Applied to ${engagement}.`,
  withdraw: ({ engagement }) => `Withdrew the application to ${engagement}.`,
  topic: ({ engagement }) => `Opened a topic in ${engagement}.`,
  question: ({ engagement }) => `Asked a question in ${engagement}.`,
  newCandidate: ({ candidate, talentRequest }) => `Submitted ${candidate} for ${talentRequest}.`,
  updatedCandidate: ({ candidate }) => `Updated ${candidate}.`,
  comment: ({ candidate }) => `Commented on ${candidate}.`,
};

/** Returns the sentence of an activity for the user's list. */
export const activitySentence = (kind: ActivityKind, names: Partial<Names>): string =>
  sentences[kind]({
    engagement: names.engagement ?? 'an engagement',
    talentRequest: names.talentRequest ?? 'a talent request',
    candidate: names.candidate ?? 'a candidate',
  });
