import type { InputOf } from '#contract/common/operation.ts';
import type {
  changeClassification as operation,
  changeSubClassification as subOperation,
} from '#contract/profile/operations/classifications.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  addClassification,
  addSubClassification,
  removeClassification,
  removeSubClassification,
} from '../rules/classification-selection.ts';
import { lockClassifications, saveClassifications } from './save-classifications.ts';

/** Adds a whole classification, or removes it. */
export const changeClassification = async (
  scope: AgencyScope,
  { classificationId, isDeleted }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const known = await scope.db
    .selectFrom('classification')
    .select('id')
    .where('id', '=', classificationId)
    .executeTakeFirst();
  const refusal = profileRefusals['unknown-classification'];
  if (!known) return refuse(refusal, { fields: [{ field: 'classificationId', message: refusal.message }] });
  const before = await lockClassifications(scope);
  if (isDeleted && !before.has(classificationId)) return notFound();
  const after = isDeleted
    ? removeClassification(before, classificationId)
    : addClassification(before, classificationId);
  return saveClassifications(scope, classificationId, before, after);
};

/** Adds a sub-classification, or removes it. */
export const changeSubClassification = async (
  scope: AgencyScope,
  { subClassificationId, isDeleted }: InputOf<typeof subOperation>,
): Promise<HandlerResult<typeof subOperation>> => {
  const part = await scope.db
    .selectFrom('subClassification')
    .select('classificationId')
    .where('id', '=', subClassificationId)
    .executeTakeFirst();
  const refusal = profileRefusals['unknown-sub-classification'];
  if (!part) return refuse(refusal, { fields: [{ field: 'subClassificationId', message: refusal.message }] });
  const { classificationId } = part;
  const before = await lockClassifications(scope);
  const after = isDeleted
    ? removeSubClassification(before, classificationId, subClassificationId)
    : addSubClassification(before, classificationId, subClassificationId);
  const had = before.get(classificationId);
  if (isDeleted && (had === undefined || had === 'whole' || !had.has(subClassificationId))) return notFound();
  return saveClassifications(scope, classificationId, before, after);
};
