export interface LookupValue<Id extends number = number> {
  readonly id: Id;
  readonly value: string;
}

/** Returns the value for an ID in a short list; an empty string if the ID is not in the list. */
export const lookupValue = (list: readonly LookupValue[], id: number | null | undefined): string =>
  list.find((entry) => entry.id === id)?.value ?? '';
