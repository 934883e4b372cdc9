/** What an agency recruits for: by classification all of it, or some of its parts, and never none of them. */
export type ClassificationSelection = ReadonlyMap<number, 'whole' | ReadonlySet<number>>;

/** Adds a whole classification: its parts stand for nothing any more. */
export const addClassification = (state: ClassificationSelection, classificationId: number): ClassificationSelection =>
  new Map(state).set(classificationId, 'whole');

/** Adds a part: a classification that was whole is from now on this part alone. */
export const addSubClassification = (
  state: ClassificationSelection,
  classificationId: number,
  partId: number,
): ClassificationSelection => {
  const before = state.get(classificationId);
  const parts = before === undefined || before === 'whole' ? [] : before;
  return new Map(state).set(classificationId, new Set([...parts, partId]));
};

/** Takes a classification away, whole or in parts. */
export const removeClassification = (
  state: ClassificationSelection,
  classificationId: number,
): ClassificationSelection => new Map([...state].filter(([id]) => id !== classificationId));

/** Takes a part away, and the classification with its last one. */
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

/** Whether what was added is the first classification that the agency ever had. */
export const isFirstClassification = (before: ClassificationSelection, after: ClassificationSelection): boolean =>
  !hasClassifications(before) && hasClassifications(after);
