import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { WholeEngagement } from '#contract/engagements/operations/draft-fields.ts';
import type { publishDraft as operation } from '#contract/engagements/operations/drafts.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { findDraft } from '../queries/read-drafts.ts';
import { whatIsMissing, type FieldFault } from '../rules/what-is-missing.ts';

type WholeRequest = WholeEngagement['talentRequests'][number];
type WholeQuestion = WholeRequest['questions'][number];

/** The market region of what was picked, and what of it stands in no list. */
const placeOf = async (scope: ClientScope, whole: WholeEngagement): Promise<{ regionId: number } | FieldFault[]> => {
  const country = await scope.db
    .selectFrom('country')
    .select('regionId')
    .where('id', '=', whole.countryId)
    .executeTakeFirst();
  const currency = await scope.db
    .selectFrom('currency')
    .select('id')
    .where('id', '=', whole.currencyId)
    .executeTakeFirst();
  const classification = await scope.db
    .selectFrom('classification')
    .select('id')
    .where('id', '=', whole.classificationId)
    .executeTakeFirst();
  const sub =
    whole.subClassificationId === undefined ||
    (await scope.db
      .selectFrom('subClassification')
      .select('id')
      .where('id', '=', whole.subClassificationId)
      .where('classificationId', '=', whole.classificationId)
      .executeTakeFirst());
  const faults = Object.entries({
    countryId: country ? undefined : 'Country is not one of the list.',
    currencyId: currency ? undefined : 'Currency is not one of the list.',
    classificationId: classification ? undefined : 'Classification is not one of the list.',
    subClassificationId: sub ? undefined : 'Sub-classification is not one of its classification.',
  }).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
  return country && faults.length === 0 ? { regionId: country.regionId } : faults;
};

/** What an engagement of its kind pays: a competitive one says how agencies bid, a tendered one nothing yet. */
const priceOf = (whole: WholeEngagement) => {
  const isCompetitive = whole.kind === 'competitive';
  const isSet = !isCompetitive && whole.engagementTypeId === 1;
  return {
    feeTypeId: isCompetitive ? 3 : whole.feeTypeId,
    feePercent: isSet && whole.feeTypeId !== 3 ? (whole.feePercent ?? null) : null,
    feeAmount: isSet && whole.feeTypeId === 3 ? (whole.feeAmount ?? null) : null,
    bidTypeId: isCompetitive ? (whole.bidTypeId ?? null) : null,
    bidMethodId: isCompetitive ? (whole.bidMethodId ?? null) : null,
    awardTypeId: isCompetitive ? (whole.awardTypeId ?? null) : null,
  };
};

const addEngagement = (scope: ClientScope, whole: WholeEngagement, regionId: number) => {
  const { talentRequests: _requests, requirements: _requirements, subClassificationId, closingAt, ...written } = whole;
  return scope.db
    .insertInto('engagement')
    .values({
      ...written,
      ...priceOf(whole),
      id: newId(),
      clientId: scope.tenantId,
      number: sql<number>`nextval(${`engagement_number_${whole.kind}`})`,
      stage: 'application',
      regionId,
      subClassificationId: subClassificationId ?? null,
      closingAt: new Date(closingAt),
      createdAt: scope.now,
      publishedAt: scope.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
};

const addQuestion = async (
  scope: ClientScope,
  talentRequestId: string,
  question: WholeQuestion,
  sort: number,
): Promise<void> => {
  const { options, passing, ...asked } = question;
  const id = newId();
  await scope.db
    .insertInto('qualificationQuestion')
    .values({
      ...asked,
      id,
      talentRequestId,
      clientId: scope.tenantId,
      options: JSON.stringify(asked.kind === 'choice' ? options : []),
      sort,
      publishedAt: scope.now,
    })
    .execute();
  if (passing === '') return;
  await scope.db
    .insertInto('qualificationPass')
    .values({ questionId: id, clientId: scope.tenantId, passing: asked.kind === 'number' ? `>=${passing}` : passing })
    .execute();
};

const addRequest = async (scope: ClientScope, engagementId: string, request: WholeRequest): Promise<void> => {
  const { questions, baseSalaryFrom, baseSalaryTo, contractedUnits, cvCap, ...written } = request;
  const id = newId();
  await scope.db
    .insertInto('talentRequest')
    .values({
      ...written,
      id,
      engagementId,
      clientId: scope.tenantId,
      number: sql<number>`nextval('talent_request_number')`,
      statusId: talentRequestStatus.inMarket,
      baseSalaryFrom: baseSalaryFrom ?? null,
      baseSalaryTo: baseSalaryTo ?? null,
      contractedUnits: contractedUnits ?? null,
      cvCap: cvCap ?? null,
      createdAt: scope.now,
      publishedAt: scope.now,
      statusChangedAt: scope.now,
    })
    .execute();
  for (const [index, question] of questions.entries()) await addQuestion(scope, id, question, index + 1);
};

/** Publishes what is written, once it is whole: in its application stage, its requests In-Market. Source: D15, D18. */
export const publishDraft = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  // Whoever publishes the same draft at the same time waits here, and finds it gone.
  await scope.db
    .selectFrom('engagementDraft')
    .select('id')
    .where('id', '=', input.draftId)
    .where('clientId', '=', scope.tenantId)
    .forUpdate()
    .execute();
  const found = await findDraft(scope, input.draftId);
  if (!found) return notFound();
  const { whole, missing } = whatIsMissing(found.fields, scope.now);
  const incomplete = engagementRefusals['draft-incomplete'];
  if (!whole) return refuse(incomplete, { fields: missing });
  const place = await placeOf(scope, whole);
  if (Array.isArray(place)) return refuse(incomplete, { fields: place });
  const { id: engagementId, number } = await addEngagement(scope, whole, place.regionId);
  for (const request of whole.talentRequests) await addRequest(scope, engagementId, request);
  for (const [index, requirement] of whole.requirements.entries()) {
    await scope.db
      .insertInto('engagementRequirement')
      .values({
        ...requirement,
        id: newId(),
        engagementId,
        clientId: scope.tenantId,
        sort: index + 1,
        publishedAt: scope.now,
      })
      .execute();
  }
  await scope.db
    .deleteFrom('engagementDraft')
    .where('id', '=', found.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({ kind: engagementEvents.published, clientId: scope.tenantId, engagementId });
  return { engagementId, engagementNumber: number, closingAt: new Date(whole.closingAt).toISOString() };
};
