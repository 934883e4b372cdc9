import { useLocation } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { copy } from '#web/candidates/copy.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useIsNarrow } from './use-narrow.ts';
import s from './viewer.module.css';

type Props = { cv: ReactNode; facts: ReactNode; comments?: ReactNode; timeline: ReactNode };

/**
 * The CV on the left, details and timeline on the right. On a phone only one pane is shown, initially the one named in
 * the URL.
 */
export const ViewerPanes = ({ cv, facts, comments, timeline }: Props) => {
  const narrow = useIsNarrow();
  const panel = useId();
  const opensComments = useLocation({ select: ({ hash }) => hash === 'comments' }) && comments !== undefined;
  const [now, setNow] = useState(opensComments ? 'comments' : 'facts');
  if (!narrow) {
    return (
      <div className={s.viewer}>
        <section className={s.cv} aria-label={copy.cvPane}>
          {cv}
        </section>
        <div className={s.facts}>{facts}</div>
        <div className={s.timeline}>
          {comments}
          {timeline}
        </div>
      </div>
    );
  }
  const panes = { facts, cv, comments, timeline };
  const tabs = [
    { id: 'facts', label: copy.facts },
    { id: 'cv', label: copy.cvPane },
    ...(comments === undefined ? [] : [{ id: 'comments', label: copy.comments }]),
    { id: 'timeline', label: copy.timeline },
  ];
  return (
    <>
      <Tabs label={copy.candidate} tabs={tabs} now={now} onTab={setNow} panel={panel} />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${now}`} className={now === 'cv' ? s.cv : undefined}>
        {panes[now as keyof typeof panes]}
      </div>
    </>
  );
};
