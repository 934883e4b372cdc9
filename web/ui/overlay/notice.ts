export type NoticeEntry = { title: string; text: string; onOk?: (() => void) | undefined };

let notices: readonly NoticeEntry[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly NoticeEntry[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Says in the middle of the page what must be read; `onOk` leads on, such as to another page. */
export const notice = (entry: NoticeEntry): void => change([...notices, entry]);

/** The first notice is read; what it leads to happens after it is gone. */
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
