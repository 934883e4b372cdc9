import { candidateStatuses } from '#contract/candidates/states.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { consentText } from '#contract/consents/rules.ts';
import type { ConsentExport } from '#contract/consents/shapes.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { ConsentRow } from './consent-page.ts';
import { readHeldVersions } from './held-versions.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
const grouped = <Row extends { candidateId: string | null }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ candidateId }) => candidateId);

/** Selects an agency's candidates with the address to which the code was sent, or who were submitted with the consent. */
export const selectCandidatesUnderConsent = (scope: SystemScope, { id, supplierId, emailAddress }: ConsentRow) =>
  scope.db
    .selectFrom('candidate as k')
    .where('k.supplierId', '=', supplierId)
    .where('k.erasedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('k.consentRequestId', '=', id),
        eb(eb.fn<string>('lower', ['k.emailAddress']), '=', emailAddress.toLowerCase()),
      ]),
    );

/** Selects an agency's drafts with the address to which the code was sent. */
export const selectDraftsByEmail = (scope: SystemScope, { supplierId, emailAddress }: ConsentRow) =>
  scope.db
    .selectFrom('draftCandidate as d')
    .where('d.supplierId', '=', supplierId)
    .where('d.candidateId', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['d.emailAddress']), '=', emailAddress.toLowerCase()));

/** An agency, and an email address under which it holds data. */
export type AgencyAndEmail = Pick<ConsentRow, 'supplierId' | 'emailAddress'>;

/** Selects an agency's unfinished submissions with this address. */
export const selectUnfinishedSubmissionsByEmail = (scope: SystemScope, { supplierId, emailAddress }: AgencyAndEmail) =>
  scope.db
    .selectFrom('submissionDraft as f')
    .where('f.supplierId', '=', supplierId)
    .where((eb) =>
      eb(eb.fn<string>('lower', [eb.ref('f.fields', '->>').key('emailAddress')]), '=', emailAddress.toLowerCase()),
    );

/** Selects an agency's requests to keep the details of a person, sent to this address. */
export const selectRenewalRequestsByEmail = (scope: SystemScope, { supplierId, emailAddress }: AgencyAndEmail) =>
  scope.db
    .selectFrom('renewalRequest as n')
    .where('n.supplierId', '=', supplierId)
    .where((eb) => eb(eb.fn<string>('lower', ['n.emailAddress']), '=', emailAddress.toLowerCase()));

/** Selects an agency's requests for consent that were sent to the same address. */
export const selectConsentRequestsByEmail = (scope: SystemScope, { supplierId, emailAddress }: ConsentRow) =>
  scope.db
    .selectFrom('consentRequest as c')
    .where('c.supplierId', '=', supplierId)
    .where('c.erasedAt', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['c.emailAddress']), '=', emailAddress.toLowerCase()));

type Held = ConsentExport['submissions'][number];

/**
 * Returns the claims on candidates by candidate: their states and dates, and when and how the candidate was in touch with
 * each side. What the sides and Rolecall wrote about it isn't the candidate's, and is left out.
 */
const claimsOf = async (scope: SystemScope, ids: readonly string[]): Promise<Map<string, Held['claim']>> => {
  const rows = await scope.db
    .selectFrom('ownershipClaim')
    .select(['candidateId', 'state', 'claimedAt', 'contestedAt', 'lateAt', 'endedAt', 'contacts', 'agencyContacts'])
    .where('candidateId', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const statedBy = (side: 'employer' | 'agency', contacts: typeof row.contacts) =>
        contacts.map(({ on, channel, direction }) => ({ statedBy: side, on, channel, direction }));
      const claim = {
        state: row.state,
        claimed: row.claimedAt.toISOString(),
        contested: text(row.contestedAt),
        late: text(row.lateAt),
        ended: text(row.endedAt),
        contacts: [...statedBy('employer', row.contacts), ...statedBy('agency', row.agencyContacts)],
      };
      return [row.candidateId, claim];
    }),
  );
};

const submissionsOf = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['submissions']> => {
  const candidates = await selectCandidatesUnderConsent(scope, row)
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'k.clientId')
    .innerJoin('currency', 'currency.id', 'k.currencyId')
    .selectAll('k')
    .select(['r.jobTitle', 'client.name as clientName', 'currency.code as currencyIso'])
    .orderBy('k.dateSubmitted')
    .execute();
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const steps = await scope.db
    .selectFrom('candidateStep')
    .select(['candidateId', 'toStatusId', 'at'])
    .where('candidateId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const documents = await scope.db
    .selectFrom('candidateDocument')
    .select(['id', 'candidateId', 'fileName', 'createdAt', 'deletedAt'])
    .where('candidateId', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const answers = await scope.db
    .selectFrom('candidateAnswer as a')
    .innerJoin('qualificationQuestion as q', 'q.id', 'a.questionId')
    .select(['a.candidateId', 'q.text as question', 'a.answer'])
    .where('a.candidateId', 'in', ids)
    .orderBy('q.sort')
    .execute();
  const revisions = await scope.db
    .selectFrom('salaryRevision')
    .select(['candidateId', 'state', 'baseSalary', 'totalCompensation', 'proposedAt'])
    .where('candidateId', 'in', ids)
    .orderBy('proposedAt')
    .execute();
  const claims = await claimsOf(scope, ids);
  const versions = await readHeldVersions(scope, candidates, row.emailAddress);
  const by = {
    steps: grouped(steps),
    documents: grouped(documents),
    answers: grouped(answers),
    revisions: grouped(revisions),
  };
  return candidates.map((candidate) => ({
    clientName: candidate.clientName,
    jobTitle: candidate.jobTitle,
    status: lookupValue(candidateStatuses, candidate.statusId),
    submitted: candidate.dateSubmitted.toISOString(),
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    emailAddress: candidate.emailAddress,
    contactNumber: candidate.contactNumber,
    linkedIn: candidate.linkedIn,
    location: candidate.location,
    currencyIso: candidate.currencyIso,
    baseSalary: currentSalary(candidate),
    totalCompensation: candidate.totalCompensation,
    comment: candidate.commentToEmployer,
    consentConfirmed: text(candidate.consentConfirmedAt),
    steps: (by.steps.get(candidate.id) ?? []).map(({ toStatusId, at }) => ({
      status: lookupValue(candidateStatuses, toStatusId),
      at: at.toISOString(),
    })),
    documents: (by.documents.get(candidate.id) ?? [])
      .filter(({ id, deletedAt }) => deletedAt === null || versions.get(candidate.id)?.documentIds.has(id) === true)
      .map(({ fileName, createdAt, deletedAt }) => ({
        fileName,
        created: createdAt.toISOString(),
        removed: text(deletedAt),
      })),
    versions: [...(versions.get(candidate.id)?.changes ?? [])],
    answers: (by.answers.get(candidate.id) ?? []).map(({ question, answer }) => ({ question, answer })),
    claim: claims.get(candidate.id) ?? null,
    salaryChanges: (by.revisions.get(candidate.id) ?? []).map(
      ({ state, baseSalary, totalCompensation, proposedAt }) => ({
        state,
        baseSalary,
        totalCompensation,
        proposed: proposedAt.toISOString(),
      }),
    ),
  }));
};

const otherRequestsOf = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['otherRequests']> => {
  const rows = await selectConsentRequestsByEmail(scope, row)
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .innerJoin('tenant as agency', 'agency.id', 'c.supplierId')
    .selectAll('c')
    .select(['r.jobTitle', 'client.name as clientName', 'agency.name as agencyName'])
    .where('c.id', '!=', row.id)
    .orderBy('c.requestedAt')
    .execute();
  return rows.map((one) => ({
    clientName: one.clientName,
    jobTitle: one.jobTitle,
    state: one.state,
    requestedByName: one.requestedByName,
    requested: one.requestedAt.toISOString(),
    opened: text(one.openedAt),
    answered: text(one.answeredAt),
    withdrawn: text(one.withdrawnAt),
    note: one.note,
    withdrawalNote: one.withdrawalNote,
    corrections: one.corrections,
    textVersion: one.textVersion,
    text: [...consentText(one.textVersion, { agency: one.agencyName, client: one.clientName, job: one.jobTitle })],
    shownHash: one.shownHash,
    shown: one.shown,
  }));
};

const draftsOf = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['drafts']> => {
  const rows = await selectDraftsByEmail(scope, row)
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .leftJoin('candidateDocument as cv', 'cv.id', 'd.documentId')
    .selectAll('d')
    .select(['r.jobTitle', 'cv.fileName'])
    .orderBy('d.createdAt')
    .execute();
  const calls =
    rows.length === 0
      ? []
      : await scope.db
          .selectFrom('modelCall')
          .select(['draftCandidateId', 'at', 'model', 'version'])
          .where(
            'draftCandidateId',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('at')
          .execute();
  return rows.map((draft) => ({
    jobTitle: draft.jobTitle,
    firstName: draft.firstName,
    lastName: draft.lastName,
    emailAddress: draft.emailAddress,
    created: draft.createdAt.toISOString(),
    fileName: draft.fileName,
    assessedBy: draft.method,
    modelCalls: calls
      .filter(({ draftCandidateId }) => draftCandidateId === draft.id)
      .map(({ at, model, version }) => ({ at: at.toISOString(), model, version })),
  }));
};

const personFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn', 'location'] as const;

const formsOf = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['unfinished']> => {
  const rows = await selectUnfinishedSubmissionsByEmail(scope, row)
    .innerJoin('talentRequest as r', 'r.id', 'f.talentRequestId')
    .leftJoin('candidateDocument as cv', 'cv.id', 'f.documentId')
    .select(['f.savedAt', 'f.fields', 'r.jobTitle', 'cv.fileName'])
    .orderBy('f.savedAt')
    .execute();
  return rows.map(({ savedAt, fields, jobTitle, fileName }) => {
    const details = personFields.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : ''] as const);
    return { jobTitle, saved: savedAt.toISOString(), fileName, details: Object.fromEntries(details) };
  });
};

const renewalsOf = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['renewals']> => {
  const rows = await selectRenewalRequestsByEmail(scope, row)
    .select(['n.askedAt', 'n.askedByName', 'n.answeredAt', 'n.keeps'])
    .orderBy('n.askedAt')
    .execute();
  return rows.map(({ askedAt, answeredAt, ...one }) => ({
    ...one,
    asked: askedAt.toISOString(),
    answered: text(answeredAt),
  }));
};

/**
 * Collects what an agency holds under the address to which the code was sent. Only the address is proven, so records
 * with the same phone number or profile are left out. Decision 0141 lists everything else that is left out, with the
 * reasons.
 */
export const collectStoredData = async (
  scope: SystemScope,
  row: ConsentRow,
): Promise<Pick<ConsentExport, 'submissions' | 'otherRequests' | 'drafts' | 'unfinished' | 'renewals'>> => ({
  submissions: await submissionsOf(scope, row),
  otherRequests: await otherRequestsOf(scope, row),
  drafts: await draftsOf(scope, row),
  unfinished: await formsOf(scope, row),
  renewals: await renewalsOf(scope, row),
});
