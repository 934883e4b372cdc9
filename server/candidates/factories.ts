import { createHash } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { agencyFee, currentSalary } from '#contract/candidates/rules.ts';
import { candidateStatus, pipelineStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import type { Database } from '#server/database.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser, type TenantFixture, type UserFixture } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { personKeys } from './queries/person.ts';
import { dateColumnByStatus } from './rules/status-dates.ts';

type Row = Insertable<Database['candidate']>;
type DocumentRow = Insertable<Database['candidateDocument']>;

/** The candidate's talent request and agency, and any values that differ from the defaults. */
export type CandidateFacts = Pick<Row, 'talentRequestId' | 'supplierId'> &
  Partial<Row> & {
    /** The last pipeline status before the final status; Pending by default. */
    endedFrom?: CandidateStatusId;
    /** The number of hours that the candidate spent in each status. */
    hoursPerStep?: number;
    /** The name of the employer's user in the steps. */
    employerName?: string;
  };

const { withdrew, notSelected } = candidateStatus;
const hour = 3_600_000;
let made = 0;

const pathTo = (statusId: CandidateStatusId, endedFrom: CandidateStatusId): CandidateStatusId[] => {
  const last = pipelineStatuses.includes(statusId) ? statusId : endedFrom;
  const walked = pipelineStatuses.slice(0, pipelineStatuses.indexOf(last) + 1);
  return last === statusId ? walked : [...walked, statusId];
};

/**
 * Creates a candidate in any status, with the steps, dates, identity and ownership that lead to it. The talent request
 * and the agency's application for its engagement must exist.
 */
export const makeCandidate = async (
  db: Kysely<Database>,
  facts: CandidateFacts,
): Promise<Selectable<Database['candidate']>> => {
  const { endedFrom = candidateStatus.pending, hoursPerStep = 24, employerName, ...given } = facts;
  const place = await db
    .selectFrom('talentRequest')
    .innerJoin('engagement', 'engagement.id', 'talentRequest.engagementId')
    .innerJoin('application', 'application.engagementId', 'engagement.id')
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .innerJoin('tenant as client', 'client.id', 'engagement.clientId')
    .select([
      'engagement.id as engagementId',
      'engagement.clientId',
      'engagement.countryId',
      'engagement.currencyId',
      'engagement.hiringLeadName',
      'currency.digits',
      'client.ownershipDays',
      'client.ownershipScope',
      'application.id as applicationId',
      'application.supplierName',
      'application.appliedBy',
      'application.appliedByName',
    ])
    .select((eb) => [
      eb.fn.coalesce('application.feeTypeId', 'engagement.feeTypeId').as('feeTypeId'),
      eb.fn.coalesce('application.feePercent', 'engagement.feePercent').as('feePercent'),
      eb.fn.coalesce('application.feeAmount', 'engagement.feeAmount').as('feeAmount'),
    ])
    .where('talentRequest.id', '=', given.talentRequestId)
    .where('application.supplierId', '=', given.supplierId)
    .executeTakeFirstOrThrow(() => new Error('A candidate needs a talent request, and an application of its agency.'));

  made += 1;
  const statusId = given.statusId ?? candidateStatus.pending;
  const submitted = new Date(given.dateSubmitted ?? '2026-11-10T00:00:00Z');
  const path = pathTo(statusId, endedFrom);
  const at = (step: number): Date => new Date(submitted.getTime() + step * hoursPerStep * hour);
  const dates: Partial<Row> = Object.fromEntries(
    path.slice(1).map((status, index) => [dateColumnByStatus[status] ?? 'dateWithdrawn', at(index + 1)] as const),
  );
  const baseSalary = given.baseSalary ?? '95000.00';
  const totalCompensation = given.totalCompensation ?? '104500.00';
  const fee = { feeTypeId: place.feeTypeId, feePercent: place.feePercent, feeAmount: place.feeAmount };
  const { rows } = await sql<{ number: number }>`select nextval('candidate_number') as number`.execute(db);
  const candidate = await db
    .insertInto('candidate')
    .values({
      id: newId(),
      number: rows[0]?.number ?? made,
      engagementId: place.engagementId,
      applicationId: place.applicationId,
      clientId: place.clientId,
      supplierName: place.supplierName,
      firstName: 'Tove',
      lastName: `Aldermann-${String(made)}`,
      emailAddress: `tove.aldermann.${newId().slice(-12)}@inbox.example`,
      location: 'Newcastle NSW',
      currentCountryId: place.countryId,
      currencyId: place.currencyId,
      baseSalary,
      totalCompensation,
      ...fee,
      agencyFee: agencyFee(fee, { baseSalary, totalCompensation }, place.digits) ?? '0',
      statusId,
      previousStatusId: path.at(-2) ?? null,
      firstViewedAt: path.length > 1 ? at(0.5) : null,
      submittedBy: place.appliedBy,
      submittedByName: place.appliedByName,
      dateSubmitted: submitted,
      updatedAt: at(path.length - 1),
      ...dates,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

  const { id: candidateId, supplierId, clientId } = candidate;
  await db
    .insertInto('candidateStep')
    .values(
      path.map((toStatusId, index) => {
        const bySide =
          index === 0 || toStatusId === withdrew ? 'agency' : toStatusId === notSelected ? 'system' : 'client';
        return {
          id: newId(),
          candidateId,
          supplierId,
          clientId,
          fromStatusId: path[index - 1] ?? null,
          toStatusId,
          at: at(index),
          byUserId: bySide === 'agency' ? candidate.submittedBy : null,
          byName: {
            agency: candidate.submittedByName,
            client: employerName ?? place.hiringLeadName,
            system: 'Rolecall',
          }[bySide],
          bySide,
          reasonCode: toStatusId === statusId ? candidate.reasonCode : null,
          reasonText: toStatusId === statusId ? candidate.reasonText : null,
        } as const;
      }),
    )
    .execute();

  const keys = await personKeys(db, candidate);
  const active = statusId !== candidateStatus.withdrew;
  // All keys are registered in one statement, as in a submission, because a trigger looks the person up by all of
  // them.
  const registration = { candidateId, talentRequestId: candidate.talentRequestId, supplierId, clientId };
  if (keys.length > 0) {
    await db
      .insertInto('candidateIdentity')
      .values(keys.map((key) => ({ ...registration, ...key, active })))
      .execute();
  }
  for (const key of keys) {
    await db
      .insertInto('candidateOwnership')
      .values({
        clientId,
        keyType: key.keyType,
        keyHash: key.keyHash,
        scopeId: place.ownershipScope === 'all_requests' ? clientId : candidate.talentRequestId,
        supplierId,
        candidateId,
        ownedUntil: new Date(submitted.getTime() + place.ownershipDays * 24 * hour),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return candidate;
};

/** Creates a candidate's document, or a document without a candidate if `candidateId` is null. */
export const makeCandidateDocument = async (
  db: Kysely<Database>,
  facts: Pick<DocumentRow, 'supplierId' | 'uploadedBy'> & Partial<DocumentRow>,
): Promise<Selectable<Database['candidateDocument']>> => {
  const fileName = facts.fileName ?? 'Aldermann-Tove-CV.pdf';
  const extension = fileName.split('.').at(-1) ?? 'pdf';
  const document = await db
    .insertInto('candidateDocument')
    .values({
      id: newId(),
      kind: 'cv',
      fileName,
      extension,
      mediaType: extension === 'txt' ? 'text/plain' : 'application/pdf',
      sizeBytes: 24_180,
      sha256: createHash('sha256').update(fileName).digest('hex'),
      storageKey: `${newId()}.${extension}`,
      createdAt: new Date('2026-11-10T00:00:00Z'),
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (document.candidateId !== null) await submitWithDocument(db, document.candidateId);
  return document;
};

/** Stores a candidate's only version again, so that the version includes a document that was added later. */
const submitWithDocument = async (db: Kysely<Database>, candidateId: string): Promise<void> => {
  const ofCandidate = db.selectFrom('candidateVersion').where('candidateId', '=', candidateId);
  const [submitted, later] = await ofCandidate.select(['candidateId', 'at', 'byUserId', 'byName', 'bySide']).execute();
  if (!submitted || later) return;
  await db.deleteFrom('candidateVersion').where('candidateId', '=', candidateId).execute();
  await db.insertInto('candidateVersion').values(submitted).execute();
};

type EngagementRow = Selectable<Database['engagement']>;
type RequestRow = Selectable<Database['talentRequest']>;

/** An employer's engagement with an Available request, and an agency that may submit for it. */
export interface SubmissionFixture {
  client: TenantFixture;
  employer: UserFixture;
  agency: TenantFixture;
  recruiter: UserFixture;
  engagement: EngagementRow;
  request: RequestRow;
}

/** Creates an agency with an approved application for the engagement. */
export const makeApprovedAgency = async (
  db: Kysely<Database>,
  engagementId: string,
  given: { name?: string } = {},
): Promise<{ agency: TenantFixture; recruiter: UserFixture }> => {
  const agency = await makeTenant(db, given);
  const recruiter = await makeUser(db, { tenantId: agency.id, email: `${newId()}@agency.example` });
  await makeApplication(db, { engagementId, supplierId: agency.id, appliedBy: recruiter.id });
  return { agency, recruiter };
};

/** Creates a draft submission, empty by default. */
export const makeSubmissionDraft = (
  db: Kysely<Database>,
  given: { supplierId: string; userId: string; talentRequestId: string } & Partial<
    Insertable<Database['submissionDraft']>
  >,
): Promise<Selectable<Database['submissionDraft']>> =>
  db
    .insertInto('submissionDraft')
    .values({ id: newId(), fields: '{}', documentId: null, savedAt: new Date('2026-11-18T05:00:00Z'), ...given })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates everything that a submission needs. */
export const makeSubmissionFixture = async (
  db: Kysely<Database>,
  given: {
    engagement?: Partial<Insertable<Database['engagement']>>;
    request?: Partial<Insertable<Database['talentRequest']>>;
  } = {},
): Promise<SubmissionFixture> => {
  const client = await makeTenant(db, { side: 'client' });
  const employer = await makeUser(db, { tenantId: client.id, email: `${newId()}@employer.example` });
  const engagement = await makeEngagement(db, { clientId: client.id, stage: 'fulfillment', ...given.engagement });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: 5, ...given.request });
  const { agency, recruiter } = await makeApprovedAgency(db, engagement.id);
  return { client, employer, agency, recruiter, engagement, request };
};

/** Creates a revision of a candidate's salary, by default an open revision proposed by the agency. */
export const makeSalaryRevision = async (
  db: Kysely<Database>,
  given: { candidateId: string; baseSalary: string } & Partial<Insertable<Database['salaryRevision']>>,
): Promise<Selectable<Database['salaryRevision']>> => {
  const candidate = await db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .selectAll('candidate')
    .select('currency.digits')
    .where('candidate.id', '=', given.candidateId)
    .executeTakeFirstOrThrow();
  const totalCompensation = given.totalCompensation ?? candidate.totalCompensation;
  return db
    .insertInto('salaryRevision')
    .values({
      id: newId(),
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      totalCompensation,
      agencyFee:
        agencyFee(candidate, { baseSalary: given.baseSalary, totalCompensation }, candidate.digits) ??
        candidate.agencyFee,
      baseSalaryBefore: currentSalary(candidate),
      totalCompensationBefore: candidate.totalCompensation,
      agencyFeeBefore: candidate.agencyFee,
      proposedAt: new Date('2026-11-18T05:00:00Z'),
      proposedByName: candidate.submittedByName,
      proposedBySide: 'agency',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
