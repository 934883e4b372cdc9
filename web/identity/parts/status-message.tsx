import type { ReactNode } from 'react';
import s from './sign-in-layout.module.css';

/** The message shown by a sign-in page: a title, a sentence and the next action. */
export const StatusMessage = ({ title, text, actions }: { title: string; text: ReactNode; actions?: ReactNode }) => (
  <div className={s.form}>
    <h1>{title}</h1>
    <p className={s.text} role="status">
      {text}
    </p>
    {actions !== undefined && <div className={s.do}>{actions}</div>}
  </div>
);
