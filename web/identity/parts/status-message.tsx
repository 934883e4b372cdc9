import type { ReactNode } from 'react';
import s from './sign-in-layout.module.css';

/** What a page of the way in comes to: a title, a sentence, and what to do next. */
export const StatusMessage = ({ title, text, actions }: { title: string; text: ReactNode; actions?: ReactNode }) => (
  <div className={s.form}>
    <h1>{title}</h1>
    <p className={s.text} role="status">
      {text}
    </p>
    {actions !== undefined && <div className={s.do}>{actions}</div>}
  </div>
);
