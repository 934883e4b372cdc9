import { setImmediate } from 'node:timers/promises';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { IdentityKey } from '../rules/identity-keys.ts';
import { checkResubmission, type ResubmissionFacts, type ResubmissionResult } from '../rules/resubmission.ts';
import {
  maxComparedCharacters,
  haveSameNameAndCity,
  similarityThreshold,
  createSimilarityScorer,
} from '../rules/similarity.ts';
import { findPersonOwner } from './person.ts';

interface PersonCheck {
  engagement: { id: string; clientId: string; timeZone: string };
  /** If undefined, all requests of the engagement are checked. */
  talentRequestId: string | undefined;
  keys: readonly IdentityKey[];
  firstName: string;
  lastName: string;
  location: string;
  documentId: string | undefined;
  /** The candidate being edited, which isn't a duplicate of itself. */
  candidateId: string | undefined;
}

/** Selects the agency's candidates at the client, except the candidate being edited. */
const ownCandidates = (scope: AgencyScope, check: PersonCheck) => {
  const all = scope.db
    .selectFrom('candidate')
    .where('candidate.supplierId', '=', scope.tenantId)
    .where('candidate.clientId', '=', check.engagement.clientId);
  return check.candidateId === undefined ? all : all.where('candidate.id', '!=', check.candidateId);
};

const inSameRequest = async (scope: AgencyScope, check: PersonCheck): Promise<ResubmissionFacts['sameRequest']> => {
  if (check.keys.length === 0) return undefined;
  const row = await ownCandidates(scope, check)
    .innerJoin('candidateIdentity as key', 'key.candidateId', 'candidate.id')
    .select(['candidate.statusId', 'candidate.dateSubmitted', 'key.active'])
    .where('key.supplierId', '=', scope.tenantId)
    .where('key.clientId', '=', check.engagement.clientId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('key.keyType', 'key.keyHash'),
        'in',
        check.keys.map((key) => tuple(key.keyType, key.keyHash)),
      ),
    )
    .where(({ eb }) =>
      check.talentRequestId === undefined
        ? eb('candidate.engagementId', '=', check.engagement.id)
        : eb('candidate.talentRequestId', '=', check.talentRequestId),
    )
    .orderBy('key.active', 'desc')
    .orderBy('candidate.dateSubmitted', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { statusId: row.statusId, isReleased: !row.active, dateSubmitted: row.dateSubmitted };
};

const hasSimilarName = async (scope: AgencyScope, check: PersonCheck): Promise<boolean> => {
  const rows = await ownCandidates(scope, check)
    .select(['firstName', 'lastName', 'location'])
    .where(({ eb, fn }) =>
      eb(fn('lower', ['lastName']), 'in', [check.lastName.toLowerCase(), check.firstName.toLowerCase()]),
    )
    .limit(100)
    .execute();
  return rows.some((row) => haveSameNameAndCity(row, check));
};

/** Only CVs of similar length are compared, since much longer or shorter ones can't be similar enough. */
const hasSimilarCv = async (scope: AgencyScope, check: PersonCheck): Promise<boolean> => {
  if (check.documentId === undefined) return false;
  const cv = await scope.db
    .selectFrom('candidateDocument')
    .select('textContent')
    .where('id', '=', check.documentId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  const text = cv?.textContent ?? '';
  if (text === '') return false;
  const rows = await ownCandidates(scope, check)
    .innerJoin('candidateDocument as cv', 'cv.candidateId', 'candidate.id')
    .select(({ fn, val }) => fn<string>('left', ['cv.textContent', val(maxComparedCharacters)]).as('beginning'))
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
  const similarity = createSimilarityScorer(text);
  for (const { beginning } of rows) {
    if (similarity(beginning) >= similarityThreshold) return true;
    // Comparing 200 long CVs takes a second, so other requests are served in between.
    await setImmediate();
  }
  return false;
};

/** Checks a person for duplicates before the submission. A rival's ownership shows only as a refusal. */
export const checkDuplicates = async (scope: AgencyScope, check: PersonCheck): Promise<ResubmissionResult> => {
  const { engagement, talentRequestId } = check;
  const facts = {
    sameRequest: await inSameRequest(scope, check),
    owner: await findPersonOwner(scope, { clientId: engagement.clientId, talentRequestId }, check.keys),
    timeZone: engagement.timeZone,
  };
  const hard = checkResubmission({ ...facts, hasSimilar: false });
  if (hard.isDuplicate) return hard;
  return checkResubmission({
    ...facts,
    hasSimilar: (await hasSimilarName(scope, check)) || (await hasSimilarCv(scope, check)),
  });
};
