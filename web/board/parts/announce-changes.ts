import { copy } from '#web/board/copy.ts';
import { announce } from '#web/ui/text/announce.ts';

/** Announces to screen readers which visible rows other users have changed. */
export const announceChanges = (of: readonly { title: string }[]): void => {
  const [one, ...others] = of;
  if (one) announce(others.length === 0 ? copy.oneChanged({ title: one.title }) : copy.changed({ count: of.length }));
};
