import { NotSpecified } from '#web/ui/text/figures.tsx';
import s from './summary.module.css';

/** A list of groups of names, one line per title. */
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
