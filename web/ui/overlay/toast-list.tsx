import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { toast } from './toast.ts';
import type { ToastEntry } from './toast.ts';
import s from './toast.module.css';

const looks = {
  success: { Icon: CircleCheck, title: () => copy.success, className: s.success },
  warning: { Icon: TriangleAlert, title: () => copy.warning, className: s.warning },
  info: { Icon: Info, title: () => copy.info, className: s.info },
  error: { Icon: OctagonAlert, title: () => copy.error, className: s.error },
};

export const ToastList = ({ toasts }: { toasts: readonly ToastEntry[] }) => (
  <ul className={s.list}>
    {toasts.map((entry) => (
      <Toast key={entry.id} entry={entry} />
    ))}
  </ul>
);

const lifeOf = (entry: ToastEntry): number => (entry.kind === 'error' ? 12_000 : 5000) + entry.text.length * 40;

const Toast = ({ entry }: { entry: ToastEntry }) => {
  const look = looks[entry.kind];
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toast.dismiss(entry.id), lifeOf(entry));
    return () => clearTimeout(timer);
  }, [held, entry]);
  return (
    <li
      className={s.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <look.Icon className={cx(s.icon, look.className)} aria-hidden="true" />
      <b>{entry.title ?? look.title()}</b>
      <p>{entry.text}</p>
      <button className={s.dismiss} type="button" aria-label={copy.dismiss} onClick={() => toast.dismiss(entry.id)}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
};
