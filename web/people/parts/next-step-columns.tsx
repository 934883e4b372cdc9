import { plannedRetentionStepCopy } from '#contract/people/copy.ts';
import type { PersonRetention, PlannedErasure } from '#contract/people/shapes/retention.ts';
import { copy } from '#web/people/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { erasureBlockText } from './retention-section.tsx';
import s from './people.module.css';

type Planned = PersonRetention & Pick<PlannedErasure, 'step'>;

/** The columns for the end of the retention period and the next step, in each list of planned erasures. */
export const nextStepColumns: readonly Column<Planned>[] = [
  {
    id: 'until',
    header: copy.keptUntil,
    width: 136,
    stack: 'corner',
    cell: ({ keptUntil }) => <DateText value={keptUntil} />,
  },
  {
    id: 'step',
    header: copy.nextStep,
    width: 296,
    stack: 'line',
    cell: (row) => (
      <span className={s.contact}>
        <span>{plannedRetentionStepCopy[row.step]}</span>
        <small>{erasureBlockText(row) ?? copy.erasedFrom({ date: formatDate(row.erasable, viewerZone()) })}</small>
      </span>
    ),
  },
];
