import type { SentOutputOf } from '#contract/common/operation.ts';
import type { changeClassification } from '#contract/profile/operations/classifications.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { listClassifications } from '../queries/read-work.ts';
import {
  hasClassifications,
  isFirstClassification,
  type ClassificationSelection,
} from '../rules/classification-selection.ts';
import { lockProfile } from './lock-profile.ts';

type Changed = SentOutputOf<typeof changeClassification>;

/** Reads the agency's classifications, and locks them until the end of the transaction. */
export const lockClassifications = async (scope: AgencyScope): Promise<ClassificationSelection> => {
  await lockProfile(scope);
  return new Map(
    (await listClassifications(scope)).map((one) => [
      one.classificationId,
      one.withAllSubClassifications
        ? 'whole'
        : new Set(one.tenantSubClassifications.map(({ subClassificationId }) => subClassificationId)),
    ]),
  );
};

const writeOne = async (
  scope: AgencyScope,
  classificationId: number,
  after: ClassificationSelection,
): Promise<void> => {
  const { tenantId, now: createdAt } = scope;
  const now = after.get(classificationId);
  if (now === undefined) {
    await scope.db
      .deleteFrom('tenantClassification')
      .where('tenantId', '=', tenantId)
      .where('classificationId', '=', classificationId)
      .execute();
    return;
  }
  const withAllSubClassifications = now === 'whole';
  const { id } = await scope.db
    .insertInto('tenantClassification')
    .values({ id: newId(), tenantId, classificationId, withAllSubClassifications, createdAt })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'classificationId']).doUpdateSet({ withAllSubClassifications }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = now === 'whole' ? [] : [...now];
  await scope.db
    .deleteFrom('tenantSubClassification')
    .where('tenantClassificationId', '=', id)
    .$if(parts.length > 0, (query) => query.where('subClassificationId', 'not in', parts))
    .execute();
  if (parts.length === 0) return;
  await scope.db
    .insertInto('tenantSubClassification')
    .values(
      parts.map((subClassificationId) => ({
        id: newId(),
        tenantId,
        tenantClassificationId: id,
        subClassificationId,
        createdAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenantClassificationId', 'subClassificationId']).doNothing())
    .execute();
};

/** Saves the new state of a classification. The agency's first classification also sets `isFirstLoggedIn` for good. */
export const saveClassifications = async (
  scope: AgencyScope,
  classificationId: number,
  before: ClassificationSelection,
  after: ClassificationSelection,
): Promise<Changed> => {
  await writeOne(scope, classificationId, after);
  if (isFirstClassification(before, after)) {
    await scope.db
      .insertInto('agencyProfile')
      .values({ tenantId: scope.tenantId, isFirstLoggedIn: true })
      .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ isFirstLoggedIn: true }))
      .execute();
  }
  await recordProfileChange(scope, 'classifications');
  const profile = await scope.db
    .selectFrom('agencyProfile')
    .select('isFirstLoggedIn')
    .where('tenantId', '=', scope.tenantId)
    .executeTakeFirst();
  const classifications = await listClassifications(scope);
  return {
    classification: classifications.find((one) => one.classificationId === classificationId) ?? null,
    hasClassifications: hasClassifications(after),
    firstLoggedIn: profile?.isFirstLoggedIn ?? false,
  };
};
