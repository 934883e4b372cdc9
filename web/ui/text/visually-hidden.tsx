import type { ReactNode } from 'react';
import s from './text.module.css';

/** Content for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={s.hidden}>{children}</span>;
