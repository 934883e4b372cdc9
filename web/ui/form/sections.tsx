import type { ReactNode } from 'react';
import s from './sections.module.css';

/** A grid with fields side by side if there is room; a field marked `full` spans both columns. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>;

/** A section of a long form, with title and text on the left and fields on the right. */
export const FormSection = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <section className={s.section}>
    <header>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </header>
    {children}
  </section>
);

/** The footer of a form, always visible, with its actions and whether it is saved. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={s.savebar}>{children}</div>;
