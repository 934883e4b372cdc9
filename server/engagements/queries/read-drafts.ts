import type { Selectable } from 'kysely';
import { inputError } from '#contract/common/text/input-error.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { engagementDraftFields, type PublishableEngagement } from '#contract/engagements/operations/draft-fields.ts';
import type { DraftDocument } from '#contract/engagements/shapes.ts';
import type { listDrafts, readDraft } from '#contract/engagements/operations/drafts.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { validateForPublishing, type FieldError } from '../rules/publish-validation.ts';
import type { EngagementTables } from '../tables.ts';
import type { EngagementNames } from './read-engagement.ts';

const unknownCountry = inputError('Select a country from the list.');
const unknownCurrency = inputError('Select a currency from the list.');
const unknownClassification = inputError('Select a classification from the list.');
const otherSubClassification = inputError('Sub-classification is not one of its classification.');

const own = (scope: ClientScope) =>
  scope.db.selectFrom('engagementDraft').selectAll().where('clientId', '=', scope.tenantId);

/** Whether the client requires the candidates' consent in every engagement that it publishes. */
export const clientRequiresConsent = async (scope: ClientScope): Promise<boolean> => {
  const { requiresCandidateConsent } = await scope.db
    .selectFrom('tenant')
    .select('requiresCandidateConsent')
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return requiresCandidateConsent;
};

/**
 * Finds one of the caller's drafts. Form fields that were introduced after the draft was saved get their defaults, and
 * the client's settings apply even if they have changed since.
 */
export const findDraft = async (scope: ClientScope, draftId: string) => {
  const row = await own(scope).where('id', '=', draftId).executeTakeFirst();
  if (!row) return undefined;
  const fields = engagementDraftFields.parse(row.fields);
  const requiresCandidateConsent = fields.requiresCandidateConsent || (await clientRequiresConsent(scope));
  return { ...row, fields: { ...fields, requiresCandidateConsent } };
};

/** Locks a draft, so that simultaneous commands on it wait and then read its latest state. */
export const lockDraft = (scope: ClientScope, draftId: string) =>
  scope.db
    .selectFrom('engagementDraft')
    .select('id')
    .where('id', '=', draftId)
    .where('clientId', '=', scope.tenantId)
    .forUpdate()
    .execute();

type FoundDraftDocument = Selectable<EngagementTables['draftDocument']>;

/** Lists a draft's documents, in the order in which they were added. */
export const listDraftDocuments = (scope: ClientScope, draftId: string): Promise<FoundDraftDocument[]> =>
  scope.db
    .selectFrom('draftDocument')
    .selectAll()
    .where('draftId', '=', draftId)
    .where('clientId', '=', scope.tenantId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const draftDocumentView = (document: FoundDraftDocument): DraftDocument => ({
  documentId: document.id,
  requestKey: document.requestKey,
  title: document.title,
  fileName: document.fileName,
  extension: document.extension,
  sizeBytes: document.sizeBytes,
  isReferenceAgreement: document.isReferenceAgreement,
  createdAt: document.createdAt.toISOString(),
});

export interface DraftReferences {
  regionId: number;
  currencyCode: string;
  currencyDigits: number;
  names: EngagementNames;
}

/** Returns the names for the lookup IDs that are selected in a draft, or an error for each unknown ID. */
export const findDraftReferences = async (
  scope: ClientScope,
  whole: PublishableEngagement,
): Promise<DraftReferences | FieldError[]> => {
  const country = await scope.db
    .selectFrom('country')
    .innerJoin('region', 'region.id', 'country.regionId')
    .select(['country.regionId', 'country.value', 'region.value as region'])
    .where('country.id', '=', whole.countryId)
    .executeTakeFirst();
  const currency = await scope.db
    .selectFrom('currency')
    .select(['code', 'digits'])
    .where('id', '=', whole.currencyId)
    .executeTakeFirst();
  const classification = await scope.db
    .selectFrom('classification')
    .select('value')
    .where('id', '=', whole.classificationId)
    .executeTakeFirst();
  const sub =
    whole.subClassificationId === undefined
      ? { value: null }
      : await scope.db
          .selectFrom('subClassification')
          .select('value')
          .where('id', '=', whole.subClassificationId)
          .where('classificationId', '=', whole.classificationId)
          .executeTakeFirst();
  const faults = Object.entries({
    countryId: country ? undefined : unknownCountry.error(),
    currencyId: currency ? undefined : unknownCurrency.error(),
    classificationId: classification ? undefined : unknownClassification.error(),
    subClassificationId: sub ? undefined : otherSubClassification.error(),
  }).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
  if (!country || !currency || !classification || !sub) return faults;
  return {
    regionId: country.regionId,
    currencyCode: currency.code,
    currencyDigits: currency.digits,
    names: {
      country: country.value,
      region: country.region,
      classification: classification.value,
      subClassification: sub.value,
    },
  };
};

export const readDrafts = async (scope: ClientScope): Promise<HandlerResult<typeof listDrafts>> => {
  const rows = await own(scope).orderBy('savedAt', 'desc').orderBy('id').execute();
  return rows.map(({ id, fields, savedAt }) => ({
    draftId: id,
    title: fields.title,
    kind: fields.kind,
    savedAt: savedAt.toISOString(),
  }));
};

export const readOneDraft = async (
  scope: ClientScope,
  input: InputOf<typeof readDraft>,
): Promise<HandlerResult<typeof readDraft>> => {
  const found = await findDraft(scope, input.draftId);
  if (!found) return notFound();
  return {
    draftId: found.id,
    fields: found.fields,
    documents: (await listDraftDocuments(scope, found.id)).map(draftDocumentView),
    missing: validateForPublishing(found.fields, scope.now).missing,
    savedAt: found.savedAt.toISOString(),
  };
};
