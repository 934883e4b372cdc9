import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { copy } from '#web/ui/copy.ts';
import s from './stage-progress.module.css';

export type ProgressStage = { id: string; label: string; note?: ReactNode };

/** An engagement's stages from left to right, with a taller tick for the current one. */
export const StageProgress = ({
  label,
  stages,
  now,
}: {
  label: string;
  stages: readonly ProgressStage[];
  now: string;
}) => {
  const at = stages.findIndex((stage) => stage.id === now);
  return (
    <ol className={s.stages} aria-label={label}>
      {stages.map((stage, index) => (
        <li
          key={stage.id}
          className={cx(index < at && s.done, index === at && s.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>
            {stage.label}
            {index < at && <VisuallyHidden>, {copy.done}</VisuallyHidden>}
          </b>
          {stage.note !== undefined && <span>{stage.note}</span>}
        </li>
      ))}
    </ol>
  );
};
