import type { ReactNode } from 'react';
import s from './sections.module.css';

/** Fields side by side where there is room; a field marked `full` takes both columns. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>;

/** A part of a long form: what it is about at the left, its fields at the right. */
export const FormSection = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <section className={s.section}>
    <header>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </header>
    {children}
  </section>
);

/** The end of a form, always in sight: what to do with it, and whether it is saved. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={s.savebar}>{children}</div>;
