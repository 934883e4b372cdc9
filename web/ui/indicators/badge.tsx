import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './badge.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'role';

const tones = { plain: undefined, good: s.good, warn: s.warn, bad: s.bad, info: s.info, role: s.role };

/** A badge for an exceptional state. A normal state is shown as a plain word. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={cx(s.badge, tones[tone])}>{children}</span>
);
