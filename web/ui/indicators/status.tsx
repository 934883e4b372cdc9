import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CirclePause,
  CircleX,
  Clock3,
  Info,
  Lock,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Tone } from './badge.tsx';
import s from './badge.module.css';

const icons = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleX,
  info: Info,
  pending: Clock3,
  paused: CirclePause,
  locked: Lock,
  none: CircleMinus,
  alert: CircleAlert,
};

type Props = { icon?: keyof typeof icons; tone?: Tone; children: ReactNode };

/** A normal state, shown as a plain word with an icon. Exceptional states use Badge. */
export const StatusLabel = ({ icon = 'good', tone, children }: Props) => {
  const Icon = icons[icon];
  const tint = tone ?? (icon === 'good' || icon === 'warn' || icon === 'bad' || icon === 'info' ? icon : 'plain');
  return (
    <span className={cx(s.state, tint === 'plain' ? undefined : s[tint])}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  );
};

/** An action that the viewer has to take, marked with an amber dot. `idle` means that someone else has to act. */
export const PendingAction = ({ idle = false, children }: { idle?: boolean; children: ReactNode }) => (
  <span className={cx(s.waits, idle && s.idle)}>{children}</span>
);
