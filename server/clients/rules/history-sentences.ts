import { applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';

interface Names {
  readonly engagement: string;
  readonly talentRequest: string;
  readonly candidate: string;
  readonly status: string;
}
type Sentence = (names: Names) => string;

const application = (statusId: ApplicationStatusId): Sentence => {
  const status = lookupValue(applicationStatuses, statusId).toLowerCase();
  return ({ engagement }) => `The application to ${engagement} was ${status}.`;
};

/** The sentences in the history between an agency and a client, by kind of event. Other events are left out. */
const sentences: Readonly<Record<string, Sentence>> = {
  'application.submitted': ({ engagement }) => `Applied to ${engagement}.`,
  'application.approved': application(2),
  'application.declined': application(3),
  'application.withdrawn': ({ engagement }) => `The application to ${engagement} was withdrawn.`,
  'application.withdrawal-undone': ({ engagement }) => `The withdrawal of the application to ${engagement} was undone.`,
  'application.not-selected': ({ engagement }) => `The application to ${engagement} was not selected.`,
  'candidate.submitted': ({ candidate, talentRequest }) => `${candidate} was submitted for ${talentRequest}.`,
  'candidate.moved': ({ candidate, status, talentRequest }) => `${candidate} moved to ${status} for ${talentRequest}.`,
  'candidate.hired': ({ candidate, talentRequest }) => `${candidate} was hired for ${talentRequest}.`,
  'candidate.rejected': ({ candidate, talentRequest }) => `${candidate} was rejected for ${talentRequest}.`,
  'candidate.unrejected': ({ candidate, talentRequest }) =>
    `${candidate} is being considered again for ${talentRequest}.`,
  'candidate.withdrawn': ({ candidate, talentRequest }) => `${candidate} was withdrawn from ${talentRequest}.`,
  'candidate.not-selected': ({ candidate, talentRequest }) => `${candidate} was not selected for ${talentRequest}.`,
};

export const clientHistoryKinds: readonly string[] = Object.keys(sentences);

/** Describes an event in a sentence. An unknown name is replaced with a general term. */
export const clientHistorySentence = (
  kind: string,
  facts: {
    engagement: string;
    talentRequest: string | null;
    candidate: string | null;
    toStatusId: number | null;
  },
): string =>
  sentences[kind]?.({
    engagement: facts.engagement,
    talentRequest: facts.talentRequest ?? 'a talent request',
    candidate: facts.candidate ?? 'A candidate',
    status: facts.toStatusId === null ? 'another status' : lookupValue(candidateStatuses, facts.toStatusId),
  }) ?? '';
