import { words } from '#web/board/words.ts';
import { announce } from '#web/ui/text/announce.ts';

/** Says for ears what others have changed of the rows in sight. */
export const sayChanged = (of: readonly { title: string }[]): void => {
  const [one, ...others] = of;
  if (one) announce(others.length === 0 ? words.oneChanged({ title: one.title }) : words.changed({ count: of.length }));
};
