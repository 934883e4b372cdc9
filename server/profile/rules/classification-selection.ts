/** The classifications in which an agency recruits, each either whole or with at least one of its parts. */
export type ClassificationSelection = ReadonlyMap<number, 'whole' | ReadonlySet<number>>;

/** Adds a whole classification, which replaces its parts. */
export const addClassification = (state: ClassificationSelection, classificationId: number): ClassificationSelection =>
  new Map(state).set(classificationId, 'whole');

/** Adds a part. A classification that was selected as a whole then has only this part. */
export const addSubClassification = (
  state: ClassificationSelection,
  classificationId: number,
  partId: number,
): ClassificationSelection => {
  const before = state.get(classificationId);
  const parts = before === undefined || before === 'whole' ? [] : before;
  return new Map(state).set(classificationId, new Set([...parts, partId]));
};

/** Removes a classification, whole or in parts. */
export const removeClassification = (
  state: ClassificationSelection,
  classificationId: number,
): ClassificationSelection => new Map([...state].filter(([id]) => id !== classificationId));

/** Removes a part, and the classification together with its last part. */
export const removeSubClassification = (
  state: ClassificationSelection,
  classificationId: number,
  partId: number,
): ClassificationSelection => {
  const before = state.get(classificationId);
  if (before === undefined || before === 'whole') return state;
  const parts = new Set([...before].filter((id) => id !== partId));
  return parts.size === 0 ? removeClassification(state, classificationId) : new Map(state).set(classificationId, parts);
};

export const hasClassifications = (state: ClassificationSelection): boolean => state.size > 0;

/** Whether the agency had no classification before the change and has one after it. */
export const isFirstClassification = (before: ClassificationSelection, after: ClassificationSelection): boolean =>
  !hasClassifications(before) && hasClassifications(after);
