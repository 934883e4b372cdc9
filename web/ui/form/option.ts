export type Id = string | number;

/** One thing to choose; `detail` stands muted after the label. */
export type Option<Key extends Id = Id> = { id: Key; label: string; detail?: string };
