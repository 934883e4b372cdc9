import type { ConversationReader } from '#contract/clarifications/shapes.ts';
import { copy } from '#web/clarifications/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { AvatarGroup } from '#web/ui/indicators/avatar.tsx';
import s from './thread.module.css';

/** The colleagues who have read a conversation. Shows nothing if there are none. */
export const ReadByList = ({ readers }: { readers: readonly ConversationReader[] }) => {
  const { user } = useSession();
  const others = readers.filter(({ userId }) => userId !== user.id);
  if (others.length === 0) return null;
  return (
    <p className={s.readers}>
      <span>{copy.readBy}</span>
      <AvatarGroup people={others.map(({ name }) => ({ name }))} />
    </p>
  );
};
