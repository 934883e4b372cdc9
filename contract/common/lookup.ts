export interface LookupValue<Id extends number = number> {
  readonly id: Id;
  readonly value: string;
}

/** The value of an ID in a short list; an empty string if the list does not have it. */
export const lookupValue = (list: readonly LookupValue[], id: number | null | undefined): string =>
  list.find((entry) => entry.id === id)?.value ?? '';
