export type Id = string | number;

/** An option to choose from. `detail` is shown muted after the label. */
export type Option<Key extends Id = Id> = { id: Key; label: string; detail?: string };
