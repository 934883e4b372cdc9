import { candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { clientHistoryCopy, unknownNameCopy } from '../copy.ts';

type HistoryKind = keyof typeof clientHistoryCopy;

const isHistoryKind = (kind: string): kind is HistoryKind => Object.hasOwn(clientHistoryCopy, kind);

export const clientHistoryKinds: readonly string[] = Object.keys(clientHistoryCopy);

/** Describes an event in a sentence. An unknown name is replaced with a general term. */
export const clientHistorySentence = (
  kind: string,
  facts: {
    engagement: string;
    talentRequest: string | null;
    candidate: string | null;
    toStatusId: CandidateStatusId | null;
  },
): string =>
  isHistoryKind(kind)
    ? clientHistoryCopy[kind]({
        engagement: facts.engagement,
        talentRequest: facts.talentRequest ?? unknownNameCopy.talentRequest,
        candidate: facts.candidate ?? unknownNameCopy.candidate,
        status: facts.toStatusId === null ? unknownNameCopy.status : lookupValue(candidateStatuses, facts.toStatusId),
      })
    : '';
