import type { VersionChange } from '#contract/candidates/shapes/version.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { copy as viewerCopy } from '#web/candidates/copy.ts';
import { formatCandidateAnswer } from '#web/candidates/parts/viewer/candidate-facts.tsx';
import { formatMoney } from '#web/platform/formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { VersionDocument } from './version-document.tsx';
import { candidateFieldLabels, versionsCopy as copy } from './versions-copy.ts';
import { WordDiff } from './word-diff.tsx';
import s from './versions.module.css';

type Show = (document: CandidateDocument) => void;
type Props = { changes: readonly VersionChange[]; currency: string; onShow: Show };

const amounts: readonly string[] = ['baseSalary', 'totalCompensation', 'agencyFee'];
/**
 * Values up to this length are shown whole, one below the other, because marks on single words would be hard to read in
 * them.
 */
const longText = 60;

const labelOf = (change: VersionChange): string => {
  switch (change.kind) {
    case 'detail':
      return candidateFieldLabels[change.field];
    case 'cv':
      return viewerCopy.cvPane;
    case 'document':
      return copy.document;
    case 'answer':
      return copy.answerTo({ question: change.question.text });
  }
};

const textOf = (change: Extract<VersionChange, { kind: 'detail' | 'answer' }>, value: string, currency: string) => {
  if (value === '') return '';
  if (change.kind === 'answer') return formatCandidateAnswer({ kind: change.question.kind, answer: value });
  return amounts.includes(change.field) ? formatMoney(value, currency) : value;
};

/** One of the two values of a change. A missing value isn't shown as removed or added text. */
const Value = ({ as: Mark, label, text }: { as: 'del' | 'ins'; label: string; text: string }) =>
  text === '' ? (
    <span className={s.none}>
      <VisuallyHidden>{label}</VisuallyHidden> {copy.nothing}
    </span>
  ) : (
    <Mark>
      <VisuallyHidden>{label}</VisuallyHidden> {text}
    </Mark>
  );

const Values = ({ change, currency, onShow }: { change: VersionChange; currency: string; onShow: Show }) => {
  if (change.kind === 'cv' || change.kind === 'document') {
    return (
      <>
        {change.before && (
          <del>
            <VisuallyHidden>{copy.was}</VisuallyHidden>
            <VersionDocument document={change.before} onShow={onShow} />
          </del>
        )}
        {change.after && (
          <ins>
            <VisuallyHidden>{copy.isNow}</VisuallyHidden>
            <VersionDocument document={change.after} onShow={onShow} />
          </ins>
        )}
      </>
    );
  }
  const { before, after } = change;
  if (before !== '' && after !== '' && Math.max(before.length, after.length) > longText) {
    return <WordDiff before={before} after={after} />;
  }
  return (
    <>
      <Value as="del" label={copy.was} text={textOf(change, before, currency)} />
      <Value as="ins" label={copy.isNow} text={textOf(change, after, currency)} />
    </>
  );
};

/** The differences between two versions, each with its value before and after. */
export const VersionChanges = ({ changes, currency, onShow }: Props) => (
  <dl className={s.changes}>
    {changes.map((change, at) => (
      // eslint-disable-next-line react/no-array-index-key -- the differences between two versions never change
      <div key={at}>
        <dt>{labelOf(change)}</dt>
        <dd>
          <Values change={change} currency={currency} onShow={onShow} />
        </dd>
      </div>
    ))}
  </dl>
);
