import { useState } from 'react';
import { initials } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import s from './people.module.css';

type Props = {
  name: string;
  url?: string | null | undefined;
  size?: 'sm' | 'md' | 'xl';
  /** Whether the person is the signed-in user, whose avatar is highlighted. */
  me?: boolean | undefined;
};

const sizes = { sm: undefined, md: s.md, xl: s.xl };

/**
 * A person's photo, or their initials if there is no photo or it fails to load. The person's name is shown beside it.
 */
export const Avatar = ({ name, url, size = 'sm', me }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== null && url !== undefined && url !== broken;
  return (
    <span className={cx(s.avatar, sizes[size], me && s.me)} aria-hidden="true">
      {shown ? <img src={url} alt="" onError={() => setBroken(url)} /> : initials(name)}
    </span>
  );
};

type Person = { name: string; url?: string | null; me?: boolean };

/** Several people's avatars in a row. Their names are announced by screen readers and shown on hover. */
export const AvatarGroup = ({ people, max = 3 }: { people: readonly Person[]; max?: number }) => {
  const names = people.map((person) => person.name).join(', ');
  const more = people.length - max;
  return (
    <span className={s.avatars} title={names}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.name} {...person} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
};
