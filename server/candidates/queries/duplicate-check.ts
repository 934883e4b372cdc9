import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { IdentityKey } from '../rules/identity-keys.ts';
import { resubmitState, type ResubmissionFacts, type ResubmitState } from '../rules/resubmission.ts';
import { sameNameAndCity, similarityThreshold, textSimilarity } from '../rules/similarity.ts';
import { ownerOf, ownershipTarget } from './person.ts';

interface Asked {
  engagement: { id: string; clientId: string; timeZone: string };
  /** Without it, every request of the engagement is checked. */
  talentRequestId: string | undefined;
  keys: readonly IdentityKey[];
  firstName: string;
  lastName: string;
  location: string;
  documentId: string | undefined;
  /** The candidate to exclude from the check. */
  candidateId: string | undefined;
}

/** The agency's other candidates. */
const ownCandidates = (scope: AgencyScope, asked: Asked) => {
  const all = scope.db
    .selectFrom('candidate')
    .where('candidate.supplierId', '=', scope.tenantId)
    .where('candidate.clientId', '=', asked.engagement.clientId);
  return asked.candidateId === undefined ? all : all.where('candidate.id', '!=', asked.candidateId);
};

const inSameRequest = async (scope: AgencyScope, asked: Asked): Promise<ResubmissionFacts['sameRequest']> => {
  if (asked.keys.length === 0) return undefined;
  const row = await ownCandidates(scope, asked)
    .innerJoin('candidateIdentity as key', 'key.candidateId', 'candidate.id')
    .select(['candidate.statusId', 'candidate.dateSubmitted', 'key.active'])
    .where('key.supplierId', '=', scope.tenantId)
    .where('key.clientId', '=', asked.engagement.clientId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('key.keyType', 'key.keyHash'),
        'in',
        asked.keys.map((key) => tuple(key.keyType, key.keyHash)),
      ),
    )
    .where(({ eb }) =>
      asked.talentRequestId === undefined
        ? eb('candidate.engagementId', '=', asked.engagement.id)
        : eb('candidate.talentRequestId', '=', asked.talentRequestId),
    )
    .orderBy('key.active', 'desc')
    .orderBy('candidate.dateSubmitted', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { statusId: row.statusId, isReleased: !row.active, dateSubmitted: row.dateSubmitted };
};

const sameName = async (scope: AgencyScope, asked: Asked): Promise<boolean> => {
  const rows = await ownCandidates(scope, asked)
    .select(['firstName', 'lastName', 'location'])
    .where(({ eb, fn }) =>
      eb(fn('lower', ['lastName']), 'in', [asked.lastName.toLowerCase(), asked.firstName.toLowerCase()]),
    )
    .limit(100)
    .execute();
  return rows.some((row) => sameNameAndCity(row, asked));
};

/** Whether a CV has similar text; only CVs of about the same length are compared. */
const sameWords = async (scope: AgencyScope, asked: Asked): Promise<boolean> => {
  if (asked.documentId === undefined) return false;
  const cv = await scope.db
    .selectFrom('candidateDocument')
    .select('textContent')
    .where('id', '=', asked.documentId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  const text = cv?.textContent ?? '';
  if (text === '') return false;
  const rows = await ownCandidates(scope, asked)
    .innerJoin('candidateDocument as cv', 'cv.candidateId', 'candidate.id')
    .select('cv.textContent')
    .where('cv.kind', '=', 'cv')
    .where('cv.deletedAt', 'is', null)
    .where(({ eb, fn }) =>
      eb.between(
        fn<number>('length', ['cv.textContent']),
        Math.floor(text.length * 0.8),
        Math.ceil(text.length * 1.25),
      ),
    )
    .orderBy('candidate.dateSubmitted', 'desc')
    .limit(200)
    .execute();
  return rows.some((row) => textSimilarity(text, row.textContent ?? '') >= similarityThreshold);
};

/** Known duplicates of a person before submission; a rival's ownership is only reported as not available. */
export const checkDuplicates = async (scope: AgencyScope, asked: Asked): Promise<ResubmitState> => {
  const { engagement, talentRequestId } = asked;
  const place = await ownershipTarget(scope, engagement.clientId, talentRequestId);
  const facts = {
    sameRequest: await inSameRequest(scope, asked),
    owner: await ownerOf(scope, engagement.clientId, place, asked.keys),
    timeZone: engagement.timeZone,
  };
  const hard = resubmitState({ ...facts, hasSimilar: false });
  if (hard.isDuplicate) return hard;
  return resubmitState({ ...facts, hasSimilar: (await sameName(scope, asked)) || (await sameWords(scope, asked)) });
};
