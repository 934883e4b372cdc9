import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { EngagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { engagementType, feeType, type EngagementKind } from '#contract/engagements/states.ts';
import { awardType, bidMethod, isPercentMethod, talentRequestStatus } from '#contract/engagements/states.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { completeDraftFields, defaultTerms } from '#server/testing/complete-draft-fields.ts';
import type { EngagementTables } from './tables.ts';

type Engagement = EngagementTables['engagement'];
type TalentRequest = EngagementTables['talentRequest'];
type LotRules = EngagementTables['lotRules'];
type Question = EngagementTables['qualificationQuestion'];
type GivenTalentRequest = { engagementId: string; lotRules?: Partial<Insertable<LotRules>> } & Partial<
  Insertable<TalentRequest>
>;

/** The default creation time, two days before the test kit's clock. */
const madeAt = new Date('2026-11-18T04:00:00Z');
const days = (from: Date, count: number): Date => new Date(from.getTime() + count * 86_400_000);

const ofKind = (kind: EngagementKind) =>
  kind === 'competitive'
    ? {
        engagementTypeId: engagementType.agencyTendersRate,
        feeTypeId: feeType.fixed,
        feePercent: null,
        bidTypeId: 2,
        bidMethodId: 1,
        awardTypeId: 1,
      }
    : {
        engagementTypeId: engagementType.employerSetsRate,
        feeTypeId: feeType.percentBase,
        feePercent: '13.75',
        bidTypeId: null,
        bidMethodId: null,
        awardTypeId: null,
      };

/** Creates a client's engagement: by default, published with a success fee of 13.75% in AUD, open for two weeks. */
export const makeEngagement = async (
  db: Kysely<Database>,
  given: { clientId: string } & Partial<Insertable<Engagement>>,
): Promise<Selectable<Engagement>> => {
  const kind = given.kind ?? 'successfee';
  const createdAt = given.createdAt instanceof Date ? given.createdAt : madeAt;
  return db
    .insertInto('engagement')
    .values({
      id: newId(),
      number: sql<number>`nextval('engagement_number')`,
      kind,
      title: 'Registered Nurses, Emergency',
      description: 'Permanent nurses for the emergency department, in rotating shifts.',
      stage: 'application',
      recruitmentTypeId: 1,
      roleCategoryId: 2,
      employmentClassId: 1,
      classificationId: 13,
      subClassificationId: 131,
      location: 'Melbourne, Australia',
      countryId: 36,
      regionId: 1,
      timeZone: 'Australia/Melbourne',
      currencyId: sql<number>`(select id from currency where code = 'AUD')`,
      ...ofKind(kind),
      terms: defaultTerms,
      hiringLeadName: 'Priya Raman',
      hiringLeadEmail: 'priya.raman@northwind.example',
      hiringLeadMobile: '+61 400 000 111',
      createdAt,
      publishedAt: createdAt,
      closingAt: days(createdAt, 14),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates a talent request's bidding rules, with its engagement's choices and end of bidding. */
const makeLotRules = async (
  db: Kysely<Database>,
  request: Selectable<TalentRequest>,
  given: Partial<Insertable<LotRules>>,
): Promise<void> => {
  const { biddingEndsAt, ...engagement } = await db
    .selectFrom('engagement')
    .select(['bidTypeId', 'bidMethodId', 'awardTypeId', 'biddingEndsAt'])
    .where('id', '=', request.engagementId)
    .executeTakeFirstOrThrow();
  const bidMethodId = given.bidMethodId ?? engagement.bidMethodId ?? 1;
  const awardTypeId = given.awardTypeId ?? engagement.awardTypeId ?? 1;
  await db
    .insertInto('lotRules')
    .values({
      talentRequestId: request.id,
      engagementId: request.engagementId,
      clientId: request.clientId,
      publishedAt: request.publishedAt,
      bidTypeId: engagement.bidTypeId ?? 2,
      awardLimit: awardTypeId === awardType.several ? 2 : null,
      ceiling: awardTypeId === awardType.allThatQualify ? '25' : null,
      referenceAmount: isPercentMethod(bidMethodId) ? (request.baseSalaryTo ?? '100000') : null,
      hoursPerDay: bidMethodId === bidMethod.hourlyRate ? '8' : null,
      endsAt: biddingEndsAt,
      ...given,
      bidMethodId,
      awardTypeId,
    })
    .execute();
};

/**
 * Creates a talent request. By default it is In-Market with two roles, and published when its engagement is. In a
 * competitive engagement it has the engagement's bidding rules, which `lotRules` overrides.
 */
export const makeTalentRequest = async (
  db: Kysely<Database>,
  { lotRules = {}, ...given }: GivenTalentRequest,
): Promise<Selectable<TalentRequest>> => {
  const engagement = await db
    .selectFrom('engagement')
    .select(['clientId', 'kind', 'location', 'publishedAt', 'createdAt', 'stage'])
    .where('id', '=', given.engagementId)
    .executeTakeFirstOrThrow();
  const isAwarded = engagement.kind === 'competitive' && engagement.stage === 'fulfillment';
  const request = await db
    .insertInto('talentRequest')
    .values({
      id: newId(),
      number: sql<number>`nextval('talent_request_number')`,
      clientId: engagement.clientId,
      jobTitle: 'Registered Nurse',
      description: 'Triage and acute care in a department that sees 60,000 people a year.',
      location: engagement.location,
      noOfRoles: 2,
      statusId: talentRequestStatus.inMarket,
      baseSalaryFrom: '85000.00',
      baseSalaryTo: '112500.00',
      publishedAt: engagement.publishedAt,
      statusChangedAt: engagement.createdAt,
      createdAt: engagement.createdAt,
      statusBeforePauseId: given.statusId === talentRequestStatus.paused ? talentRequestStatus.available : null,
      awardedAt: isAwarded ? engagement.createdAt : null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (engagement.kind === 'competitive') await makeLotRules(db, request, lotRules);
  return request;
};

/** Creates a qualification question for a talent request. `passing` is the answer that passes. */
export const makeQuestion = async (
  db: Kysely<Database>,
  given: { talentRequestId: string; options?: readonly string[]; passing?: string } & Partial<
    Omit<Insertable<Question>, 'options'>
  >,
): Promise<Selectable<Question>> => {
  const { options = [], passing, ...overrides } = given;
  const request = await db
    .selectFrom('talentRequest')
    .select(['clientId', 'publishedAt'])
    .where('id', '=', given.talentRequestId)
    .executeTakeFirstOrThrow();
  const question = await db
    .insertInto('qualificationQuestion')
    .values({
      id: newId(),
      clientId: request.clientId,
      text: 'Does the candidate hold a current registration?',
      kind: 'yes_no',
      isMandatory: true,
      sort: 1,
      publishedAt: request.publishedAt,
      ...overrides,
      options: JSON.stringify(options),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (passing !== undefined) {
    await db
      .insertInto('qualificationPass')
      .values({ questionId: question.id, clientId: question.clientId, passing })
      .execute();
  }
  return question;
};

/** Creates a requirement for agencies in an engagement. */
export const makeRequirement = async (
  db: Kysely<Database>,
  given: { engagementId: string } & Partial<Insertable<EngagementTables['engagementRequirement']>>,
): Promise<Selectable<EngagementTables['engagementRequirement']>> => {
  const engagement = await db
    .selectFrom('engagement')
    .select(['clientId', 'publishedAt'])
    .where('id', '=', given.engagementId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('engagementRequirement')
    .values({
      id: newId(),
      ...engagement,
      text: 'The agency has placed nurses in public hospitals within the last two years.',
      isMandatory: true,
      sort: 1,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates the record of an engagement's document. A test that reads the file must write it to `storageKey`. */
export const makeEngagementDocument = async (
  db: Kysely<Database>,
  given: { engagementId: string } & Partial<Insertable<EngagementTables['engagementDocument']>>,
): Promise<Selectable<EngagementTables['engagementDocument']>> => {
  const engagement = await db
    .selectFrom('engagement')
    .select(['clientId', 'publishedAt', 'createdAt'])
    .where('id', '=', given.engagementId)
    .executeTakeFirstOrThrow();
  const id = newId();
  return db
    .insertInto('engagementDocument')
    .values({
      id,
      ...engagement,
      title: 'Position description',
      fileName: 'position-description.pdf',
      extension: 'pdf',
      mediaType: 'application/pdf',
      sizeBytes: 24_000,
      sha256: '0'.repeat(64),
      storageKey: `engagement/${id}.pdf`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates a draft of an engagement. */
export const makeDraft = async (
  db: Kysely<Database>,
  given: { clientId: string; fields?: EngagementDraftFields; id?: string; savedAt?: Date },
): Promise<{ id: string }> =>
  db
    .insertInto('engagementDraft')
    .values({
      id: given.id ?? newId(),
      clientId: given.clientId,
      fields: JSON.stringify(given.fields ?? completeDraftFields()),
      savedAt: given.savedAt ?? madeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Creates the record of a draft's document. */
export const makeDraftDocument = async (
  db: Kysely<Database>,
  given: { draftId: string | null; clientId: string } & Partial<Insertable<EngagementTables['draftDocument']>>,
): Promise<Selectable<EngagementTables['draftDocument']>> => {
  const id = newId();
  return db
    .insertInto('draftDocument')
    .values({
      id,
      title: 'Roster',
      fileName: 'roster.pdf',
      extension: 'pdf',
      mediaType: 'application/pdf',
      sizeBytes: 24_000,
      sha256: '0'.repeat(64),
      storageKey: `engagement/${id}.pdf`,
      createdAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
