export interface LookupValue<Id extends number = number> {
  readonly id: Id;
  readonly value: string;
}

/** Returns the entry of a short list for an ID. */
export const lookupEntry = <Id extends number>(list: readonly LookupValue<Id>[], id: Id): LookupValue<Id> => ({
  id,
  value: lookupValue(list, id),
});

/** Returns the value for an ID in a short list; an empty string if the ID is not in the list. */
export const lookupValue = (list: readonly LookupValue[], id: number | null | undefined): string =>
  list.find((entry) => entry.id === id)?.value ?? '';
