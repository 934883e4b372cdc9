export type NoticeEntry = { title: string; text: string; onOk?: (() => void) | undefined };

let notices: readonly NoticeEntry[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly NoticeEntry[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Shows a message that the user must confirm. `onOk` then continues, for example by navigating. */
export const showNotice = (entry: NoticeEntry): void => change([...notices, entry]);

/** Closes the first notice and then runs its `onOk`. */
export const closeNotice = (): void => {
  const [first, ...rest] = notices;
  change(rest);
  first?.onOk?.();
};

export const currentNotice = (): NoticeEntry | undefined => notices[0];

export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
