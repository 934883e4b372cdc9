export type OptionId = string | number;

/** An option to choose from. `detail` is shown muted after the label. */
export type Option<Key extends OptionId = OptionId> = { id: Key; label: string; detail?: string };
