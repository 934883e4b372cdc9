import { NotSpecified } from '#web/ui/text/figures.tsx';
import s from './summary.module.css';

/** A list of groups of names. Each group is one line with its title. */
export const NameGroups = ({ groups }: { groups: readonly { title: string; names: readonly string[] }[] }) =>
  groups.length === 0 ? (
    <NotSpecified />
  ) : (
    <ul className={s.groups}>
      {groups.map(({ title, names }) => (
        <li key={title} className={s.group}>
          <b>{title}</b>: {names.join(', ')}
        </li>
      ))}
    </ul>
  );
