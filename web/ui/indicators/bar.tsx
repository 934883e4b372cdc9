import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import s from './bar.module.css';

export type BarPartKind =
  'pending' | 'shortlisted' | 'screening' | 'interviewing' | 'offered' | 'hiredPart' | 'rejectedPart' | 'restPart';

export type BarPart = { part: BarPartKind; count: number; label: string };

const length = 200;
const gap = 2;

/** A stacked bar of counts, drawn as SVG, with a text equivalent. BarLegend explains the colours once per page. */
export const Bar = ({ parts }: { parts: readonly BarPart[] }) => {
  const shown = parts.filter((part) => part.count > 0);
  const total = shown.reduce((sum, part) => sum + part.count, 0);
  if (total === 0) return <span className={cx(s.bar, s.none)} aria-hidden="true" />;
  const room = length - gap * (shown.length - 1);
  let x = 0;
  return (
    <>
      <svg className={s.bar} viewBox={`0 0 ${length} 6`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map((part) => {
          const width = (part.count / total) * room;
          const from = x;
          x += width + gap;
          return <rect key={part.part} className={s[part.part]} x={from} y={0} width={width} height={6} />;
        })}
      </svg>
      <VisuallyHidden>{shown.map((part) => `${part.label} ${part.count}`).join(', ')}</VisuallyHidden>
    </>
  );
};

/** The legend for a page's bars. */
export const BarLegend = ({ parts }: { parts: readonly Pick<BarPart, 'part' | 'label'>[] }) => (
  <ul className={s.key} aria-hidden="true">
    {parts.map((part) => (
      <li key={part.part}>
        <i className={s[part.part]} />
        {part.label}
      </li>
    ))}
  </ul>
);
