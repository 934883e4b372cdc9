import { expect, test } from '@playwright/test';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { endpoints } from '#contract/registry.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';

type Shown = Record<string, unknown>;
type Many = readonly Shown[];

const at = (operation: string): Endpoint => {
  const found = endpoints.find((one) => one.operation === operation);
  if (!found) throw new Error(`The operation ${operation} has no endpoint.`);
  return found;
};
const ask = async <T>(actor: HttpActor, operation: string, input: object = {}): Promise<T> =>
  (await actor.call(at(operation), input as never)) as T;
const listed = async (actor: HttpActor, operation: string, input: object = {}): Promise<Many> =>
  (await ask<{ records: Many }>(actor, operation, input)).records;

/** Returns the values at a path of a record; for a list, the values from all its records. */
const under = (record: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (found, key) => found.flatMap((one) => [one].flat()).map((one) => (one as Shown | null)?.[key]),
      [record],
    );
const says = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.every((one) => !says(one)));

interface Entity {
  /**
   * The fields in section 3 of the second specification. `name=path` gives the path of a field that is elsewhere in
   * this API; `?` marks a list that is always empty in the demo market.
   */
  readonly fields: string;
  readonly read: (agency: HttpActor) => Promise<Many>;
}

const board = (agency: HttpActor) => listed(agency, 'board.list', { pageSize: 100 });
const ofEngagements = async (agency: HttpActor, operation: string): Promise<Many> =>
  (
    await Promise.all(
      (await board(agency)).map(({ engagementId }) => ask<Shown | Many>(agency, operation, { engagementId })),
    )
  ).flat();
const candidates = async (agency: HttpActor, statusIds?: number[]): Promise<Many> => {
  const rows = await listed(agency, 'candidates.list', { pageSize: 100, ...(statusIds ? { statusIds } : {}) });
  return Promise.all(rows.slice(0, 40).map(({ _id }) => ask<Shown>(agency, 'candidates.view', { candidateId: _id })));
};

const entities: Readonly<Record<string, Entity>> = {
  'Talent request': {
    fields: `talentRequestId talentRequestNumber jobTitle noOfRoles noOfRolesFilled internallyFilledRoles isPaused
      talentRequestStatusId talentRequestStatus candidates hasPlacedBid`,
    read: (agency) => ofEngagements(agency, 'board.stagingTable'),
  },
  Candidate: {
    fields: `_id candidateNumber firstName lastName emailAddress location contactNumber baseSalary baseSalaryIso
      isBaseSalaryRevised agencyFee candidateStatus candidateStatusId commentToEmployer file=file.fileName
      fileId=file.documentId otherDocuments? supplier=supplier.supplierName
      client=client.clientName auctionType recruitmentType clientId=client.clientId isEditing=can.edit.allowed
      dateSubmitted dateShortListed dateScreened dateInterviewed dateOfferExtended dateHired dateBaseSalaryRevised
      auctionId=engagementId auctionNumber=engagementNumber created=dateSubmitted baseSalaryRevised baseSalaryHistory?
      feeType=feeTypeId successFee=feePercent successFeeCurrencyIso=baseSalaryIso`,
    read: (agency) => candidates(agency),
  },
  'Candidate that was not taken': {
    fields: 'rejectionMessage dateRejected',
    read: (agency) => candidates(agency, [candidateStatus.rejected]),
  },
  'Candidate when all roles were filled': {
    fields: 'dateNotSelected',
    read: (agency) => candidates(agency, [candidateStatus.notSelected]),
  },
  'Engagement candidate info': {
    fields: `engagementId engagementNumber engagementType=auctionType feeTypeId clientName=client.clientName
      hiringLeadName hiringLeadEmail hiringLeadMobile supplier=supplier.supplierId isOwnershipValid isReplaceCvAllow
      currentCountry answers?`,
    // The answers are loaded by a separate call, so that the candidate is shown even if the answers fail to load.
    read: async (agency) =>
      Promise.all(
        (await candidates(agency)).map(async (one) => ({
          ...one,
          answers: await ask(agency, 'candidates.answers', { candidateId: one['_id'] }),
        })),
      ),
  },
  'Draft candidate': {
    fields: `draftCandidateId firstName lastName email currentCountryId file=file.fileName supplierId clientId engagementId
      talentRequestId aiAssessmentStatusId aiAssessmentStatus suitabilityScore suitabilityFeedback suitability
      talentRequestCompensation=talentRequestCompensation.currencyIso`,
    read: async (agency) =>
      Promise.all(
        (await ofEngagements(agency, 'draft-candidates.list')).map(({ draftCandidateId }) =>
          ask<Shown>(agency, 'draft-candidates.view', { draftCandidateId }),
        ),
      ),
  },
  Application: {
    fields: `applicationId=application.applicationId engagementNumber location=application.location
      userId=application.appliedByName stageStatus status=application.applicationStatus
      applicationStatusId=application.applicationStatusId`,
    read: (agency) => ofEngagements(agency, 'applications.view'),
  },
  'Success fee': {
    fields: 'successFeeId successFeeNumber successFeeStatus applicationStatus clientId clientName',
    read: (agency) => listed(agency, 'board.successFees', { rowsPerPage: 100 }),
  },
  Auction: {
    fields: 'auctionId auctionNumber auctionStatus applicationStatus clientId clientName',
    read: (agency) => listed(agency, 'board.auctionHeaders', { rowsPerPage: 100 }),
  },
  'Marketplace record': {
    fields: 'clientId roleCategoryId isPrequalificationApplied prequalificationStageStatus',
    read: (agency) => listed(agency, 'opportunities.list', { pageSize: 100 }),
  },
  'Prequalification document': {
    fields: `_id created modified file path description supplier.supplier_id supplier.suppliername supplier.email
      supplier.thumbpath permissions._id permissions.client_id permissions.clientname permissions.contract_executive
      permissions.contract_professional permissions.contract_skilled permissions.perm_executive
      permissions.perm_professional permissions.perm_skilled permissions.file_id permissions.location
      permissions.email`,
    read: (agency) => listed(agency, 'prequalification.documents'),
  },
  Assignment: {
    fields: 'successFeeAgencyAssignmentId authId successFeeId clientId userId email supplierId',
    read: async (agency) =>
      (await ofEngagements(agency, 'assignments.list')).flatMap(({ assignments }) => assignments as Many),
  },
  Notification: {
    fields: 'id is_seen isArchive feedId',
    read: (agency) => listed(agency, 'notifications.list'),
  },
  'Paging record': {
    fields: 'pageCurrent pageSize recordCount total pageCount',
    read: async (agency) => [await ask<Shown>(agency, 'candidates.list')],
  },
  'Paging record of older lists': {
    fields: 'currentPage rowsPerPage pageCount recordCount totalRecordCount',
    read: async (agency) => [await ask<Shown>(agency, 'board.successFees')],
  },
};

for (const [name, { fields, read }] of Object.entries(entities)) {
  test(`all fields of a ${name} are returned, with the values of the demo market [F02]`, async ({ baseURL }) => {
    const agency = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
    const records = await read(agency);
    expect(records.length).toBeGreaterThan(0);
    const silent = fields.split(/\s+/).filter((field) => {
      const path = field.split('=').at(-1) ?? field;
      if (path.endsWith('?')) return !records.every((record) => Array.isArray(record[path.slice(0, -1)]));
      return !records.some((record) => under(record, path).some(says));
    });
    expect(silent).toEqual([]);
  });
}
