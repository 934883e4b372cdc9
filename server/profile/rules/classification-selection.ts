/**
 * The classifications in which an agency recruits, each either whole or with at least one of its sub-classifications.
 */
export type ClassificationSelection = ReadonlyMap<number, 'whole' | ReadonlySet<number>>;

/** Adds a whole classification, which replaces any selected sub-classifications of it. */
export const addClassification = (state: ClassificationSelection, classificationId: number): ClassificationSelection =>
  new Map(state).set(classificationId, 'whole');

/**
 * Adds a sub-classification. If its classification was selected as a whole, only this sub-classification remains
 * selected.
 */
export const addSubClassification = (
  state: ClassificationSelection,
  classificationId: number,
  partId: number,
): ClassificationSelection => {
  const before = state.get(classificationId);
  const parts = before === undefined || before === 'whole' ? [] : before;
  return new Map(state).set(classificationId, new Set([...parts, partId]));
};

/** Removes a classification, whether it was selected as a whole or through its sub-classifications. */
export const removeClassification = (
  state: ClassificationSelection,
  classificationId: number,
): ClassificationSelection => new Map([...state].filter(([id]) => id !== classificationId));

/** Removes a sub-classification. Removing the last one also removes the classification. */
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
