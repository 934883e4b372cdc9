import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AcceptedTerms } from '#contract/applications/shapes.ts';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import type { Database } from '#server/database.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser, type TenantFixture, type UserFixture } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { hashTerms } from './queries/terms.ts';
import type { ApplicationTables } from './tables.ts';

type Application = ApplicationTables['application'];

/** Creates an agency's application to an engagement. By default, it was approved an hour after it was submitted. */
export const makeApplication = async (
  db: Kysely<Database>,
  given: { engagementId: string; supplierId: string } & Partial<Omit<Insertable<Application>, 'terms'>> & {
      terms?: AcceptedTerms;
    },
): Promise<Selectable<Application>> => {
  const engagement = await db
    .selectFrom('engagement')
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .select([
      'engagement.number',
      'engagement.clientId',
      'engagement.kind',
      'engagement.engagementTypeId',
      'engagement.termsVersion',
      'engagement.terms',
    ])
    .select(['engagement.feeTypeId', 'engagement.feePercent', 'engagement.feeAmount', 'engagement.guaranteeDays'])
    .select(['engagement.publishedAt', 'engagement.createdAt', 'currency.code'])
    .where('engagement.id', '=', given.engagementId)
    .executeTakeFirstOrThrow();
  const supplier = await db
    .selectFrom('tenant')
    .select('name')
    .where('id', '=', given.supplierId)
    .executeTakeFirstOrThrow();
  const terms: AcceptedTerms = given.terms ?? {
    engagementId: given.engagementId,
    engagementNumber: engagement.number,
    termsVersion: engagement.termsVersion,
    terms: engagement.terms,
    feeTypeId: engagement.feeTypeId,
    feePercent: engagement.feePercent,
    feeAmount: engagement.feeAmount,
    currencyCode: engagement.code,
    guaranteeDays: engagement.guaranteeDays,
  };
  const fee =
    engagement.kind === 'competitive'
      ? { feeTypeId: null, feePercent: null, feeAmount: null }
      : { feeTypeId: engagement.feeTypeId, feePercent: engagement.feePercent, feeAmount: engagement.feeAmount };
  const appliedAt =
    given.appliedAt instanceof Date ? given.appliedAt : (engagement.publishedAt ?? engagement.createdAt);
  const statusId = given.statusId ?? applicationStatus.approved;
  const isPending = statusId === applicationStatus.pending;
  const steps = statusesUpTo(statusId);
  const application = await db
    .insertInto('application')
    .values({
      id: newId(),
      clientId: engagement.clientId,
      supplierName: supplier.name,
      statusId,
      previousStatusId: steps.at(-2) ?? null,
      termsVersion: terms.termsVersion,
      termsHash: hashTerms(terms),
      ...fee,
      appliedBy: newId(),
      appliedByName: 'Mara Ellingsen',
      location: 'Melbourne, Australia',
      appliedAt,
      decidedAt: isPending ? null : new Date(appliedAt.getTime() + 3_600_000),
      decidedByName: isPending ? null : 'Priya Raman',
      reasonCode: null,
      reasonText: null,
      withdrawnAt: null,
      ...given,
      terms: JSON.stringify(terms),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('applicationStep')
    .values(
      steps.map((toStatusId, index) => ({
        id: newId(),
        applicationId: application.id,
        supplierId: application.supplierId,
        clientId: application.clientId,
        fromStatusId: steps[index - 1] ?? null,
        toStatusId,
        ...stepBy(application, toStatusId, index),
        ...(index > 0 && toStatusId === statusId
          ? { reasonCode: application.reasonCode, reasonText: application.reasonText }
          : {}),
      })),
    )
    .execute();
  const { feeTypeId, feePercent, feeAmount } = application;
  const isTender = applicationMethodOf(engagement) === 'tender-rate';
  if (isTender && feeTypeId !== null && (feePercent ?? feeAmount) !== null) {
    await db
      .insertInto('applicationOffer')
      .values({
        id: newId(),
        applicationId: application.id,
        supplierId: application.supplierId,
        clientId: application.clientId,
        feeTypeId,
        feePercent,
        feeAmount,
        at: application.appliedAt,
        byUserId: application.appliedBy,
        byName: application.appliedByName,
      })
      .execute();
  }
  return application;
};

/** Returns the statuses that lead to a status, including that status. */
const statusesUpTo = (statusId: ApplicationStatusId): ApplicationStatusId[] => {
  const { pending, approved, revoked, rebid } = applicationStatus;
  if (statusId === pending) return [pending];
  return statusId === revoked || statusId === rebid ? [pending, approved, statusId] : [pending, statusId];
};

/** Returns the author and the time of a step. */
const stepBy = (application: Selectable<Application>, toStatusId: ApplicationStatusId, index: number) => {
  const { appliedAt, appliedBy, appliedByName, decidedAt, decidedByName, withdrawnAt } = application;
  const { withdrew, notSelected } = applicationStatus;
  if (index === 0 || toStatusId === withdrew) {
    const at = index === 0 ? appliedAt : (withdrawnAt ?? decidedAt ?? appliedAt);
    return { at, byUserId: appliedBy, byName: appliedByName, bySide: 'agency' as const };
  }
  const at = new Date((decidedAt ?? appliedAt).getTime() + index);
  return toStatusId === notSelected
    ? { at, byUserId: null, byName: 'Rolecall', bySide: 'system' as const }
    : { at, byUserId: null, byName: decidedByName ?? 'Priya Raman', bySide: 'client' as const };
};

/** A small market: an agency with an owner and a standard user, a rival, an employer and a success fee engagement. */
export interface MarketFixture {
  agency: TenantFixture;
  owner: UserFixture;
  standard: UserFixture;
  rival: TenantFixture;
  rivalOwner: UserFixture;
  client: TenantFixture;
  employer: UserFixture;
  otherEmployer: UserFixture;
  engagementId: string;
  talentRequestId: string;
}

export const makeMarketFixture = async (db: Kysely<Database>): Promise<MarketFixture> => {
  const agency = await makeTenant(db, { name: 'Harbour Talent', city: 'Melbourne' });
  const rival = await makeTenant(db, { name: 'Quayside Search', city: 'Sydney' });
  const client = await makeTenant(db, { side: 'client', name: 'Northwind Health' });
  const otherClient = await makeTenant(db, { side: 'client', name: 'Sable Ridge' });
  const engagement = await makeEngagement(db, { clientId: client.id });
  const request = await makeTalentRequest(db, { engagementId: engagement.id });
  return {
    agency,
    owner: await makeUser(db, { tenantId: agency.id, firstName: 'Mara', lastName: 'Ellingsen' }),
    standard: await makeUser(db, { tenantId: agency.id, role: 'standard', firstName: 'Tom', lastName: 'Okafor' }),
    rival,
    rivalOwner: await makeUser(db, { tenantId: rival.id }),
    client,
    employer: await makeUser(db, { tenantId: client.id, firstName: 'Priya', lastName: 'Raman' }),
    otherEmployer: await makeUser(db, { tenantId: otherClient.id }),
    engagementId: engagement.id,
    talentRequestId: request.id,
  };
};
