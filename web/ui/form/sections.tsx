import type { ReactNode } from 'react';
import s from './sections.module.css';

/** A grid that shows fields side by side if there is room. A field marked `full` spans both columns. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>;

/** A section of a long form, with its title and text on the left and its fields on the right. */
export const FormSection = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <section className={s.section}>
    <header>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </header>
    {children}
  </section>
);

/** The footer of a form, always visible, with the form's actions and its save status. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={s.savebar}>{children}</div>;
