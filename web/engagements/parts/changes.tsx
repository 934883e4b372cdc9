import type { RequestChange } from '#contract/engagements/shapes.ts';
import type { RequestChangeField } from '#contract/engagements/states.ts';
import { words } from '#web/engagements/words.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { requestWords } from './request-words.ts';
import s from './engagement.module.css';

const labels: Record<Exclude<RequestChangeField, 'question' | 'wanted'>, string> = {
  jobTitle: words.jobTitle,
  description: words.description,
  location: words.location,
  noOfRoles: words.rolesLabel,
  baseSalaryFrom: words.salaryFrom,
  baseSalaryTo: words.salaryTo,
  contractedUnits: words.contractedUnits,
  cvCap: words.cvCapLabel,
};
const amounts: readonly RequestChangeField[] = ['baseSalaryFrom', 'baseSalaryTo', 'contractedUnits'];

const labelOf = ({ field, about, before, after }: RequestChange): string => {
  if (field === 'wanted') return requestWords.wantedChanged({ question: about ?? '' });
  if (field !== 'question') return labels[field];
  if (before === null) return requestWords.questionAdded;
  return after === null ? requestWords.questionWithdrawn : requestWords.questionChanged;
};

const valueOf = (field: RequestChangeField, value: string | null): string => {
  if (value === null) return requestWords.nothing;
  return amounts.includes(field) ? formatAmount(value) : value;
};

/** What was asked of nobody before, or is no longer, has nothing to compare it with. */
const isShown = ({ field }: RequestChange, value: string | null): boolean => field !== 'question' || value !== null;

/** What of a talent request was what before. */
export const Changes = ({ changes }: { changes: readonly RequestChange[] }) =>
  changes.length === 0 ? null : (
    <dl className={s.changes}>
      {changes.map((change, at) => (
        // eslint-disable-next-line react/no-array-index-key -- what happened is never put in another order
        <div key={at}>
          <dt>{labelOf(change)}</dt>
          <dd>
            {isShown(change, change.before) && (
              <del>
                <VisuallyHidden>{requestWords.was}</VisuallyHidden> {valueOf(change.field, change.before)}
              </del>
            )}
            {isShown(change, change.after) && (
              <ins>
                <VisuallyHidden>{requestWords.isNow}</VisuallyHidden> {valueOf(change.field, change.after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
