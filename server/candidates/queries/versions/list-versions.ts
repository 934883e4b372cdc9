import type { Selectable } from 'kysely';
import type { listVersions as operation } from '#contract/candidates/operations/versions.ts';
import { versionChanges } from '#contract/candidates/rules/version-changes.ts';
import type { CandidateVersion, VersionState } from '#contract/candidates/shapes/version.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { Database } from '#server/database.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { listDocumentsOfVersions, toCandidateDocument } from '../documents/documents.ts';
import { findCandidate } from '../find-candidate.ts';
import { readableVersions, versionsSinceOpened } from './readable-versions.ts';

type PartyScope = AgencyScope | ClientScope;
type AnyScope = PartyScope | SystemScope;
type VersionRow = Selectable<Database['candidateVersion']>;

/** Reads the documents, questions and countries to which versions refer, by their IDs. */
const referencesOf = async (scope: AnyScope, candidateId: string, rows: readonly VersionRow[]) => {
  const documents = await listDocumentsOfVersions(scope, candidateId);
  const countryIds = rows.flatMap(({ content }) => content.currentCountryId ?? []);
  const questionIds = rows.flatMap(({ content }) => content.answers.map(({ questionId }) => questionId));
  const countries =
    countryIds.length === 0
      ? []
      : await scope.db.selectFrom('country').select(['id', 'value']).where('id', 'in', countryIds).execute();
  const questions =
    questionIds.length === 0
      ? []
      : await scope.db
          .selectFrom('qualificationQuestion')
          .select(['id', 'text', 'kind', 'sort'])
          .where('id', 'in', questionIds)
          .orderBy('sort')
          .orderBy('id')
          .execute();
  return { documents, countries: new Map(countries.map(({ id, value }) => [id, value])), questions };
};

const stateOf = (
  { content }: VersionRow,
  { documents, countries, questions }: Awaited<ReturnType<typeof referencesOf>>,
): VersionState => {
  const { currentCountryId, totalCompensation, documentIds, answers: given, ...details } = content;
  const own = documents.filter(({ id }) => documentIds.includes(id));
  const cv = own.findLast(({ kind }) => kind === 'cv');
  const answers = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  return {
    details: {
      ...details,
      totalCompensation: totalCompensation ?? '',
      currentCountry: (currentCountryId !== null && countries.get(currentCountryId)) || '',
    },
    cv: cv ? toCandidateDocument(cv) : null,
    otherDocuments: own.filter(({ kind }) => kind === 'other').map(toCandidateDocument),
    answers: questions.flatMap(({ id: questionId, text, kind }) => {
      const answer = answers.get(questionId);
      return answer === undefined ? [] : [{ questionId, text, kind, answer }];
    }),
  };
};

/** Returns versions of a candidate with their differences, in the order of the rows, which is oldest first. */
const toVersions = async (
  scope: AnyScope,
  candidateId: string,
  rows: readonly VersionRow[],
): Promise<CandidateVersion[]> => {
  const references = await referencesOf(scope, candidateId, rows);
  const versions: CandidateVersion[] = [];
  for (const row of rows) {
    const state = stateOf(row, references);
    const before = versions.at(-1);
    const { number, at, byName, bySide } = row;
    versions.push({
      ...state,
      number,
      at: at.toISOString(),
      byName,
      bySide,
      changes: before ? versionChanges(before, state) : [],
    });
  }
  return versions;
};

/** Lists a candidate's versions that the caller can read with their differences, newest first. An erased candidate has none. */
export const listCandidateVersions = async (
  scope: PartyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const rows = await readableVersions(scope, found.candidate);
  return (await toVersions(scope, found.candidate.id, rows)).toReversed();
};

/**
 * Lists a candidate's versions with their differences, oldest first, for the owner of an email address: those that the
 * employer can read and that have the address. Others may be about somebody else, if the agency made a mistake and
 * corrected it. Source: decision 0186.
 */
export const listOwnVersions = async (
  scope: SystemScope,
  { id, firstViewedAt }: { readonly id: string; readonly firstViewedAt: Date | null },
  emailAddress: string,
): Promise<CandidateVersion[]> => {
  const rows = await scope.db
    .selectFrom('candidateVersion')
    .selectAll()
    .where('candidateId', '=', id)
    .orderBy('number')
    .execute();
  const own = versionsSinceOpened(rows, firstViewedAt).filter(
    ({ content }) => content.emailAddress.toLowerCase() === emailAddress.toLowerCase(),
  );
  return toVersions(scope, id, own);
};
