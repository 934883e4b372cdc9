import { useLocation } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { copy } from '#web/candidates/copy.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsNarrow } from './use-narrow.ts';
import s from './viewer.module.css';

type Props = { cv: ReactNode; facts: ReactNode; comments?: ReactNode; timeline: ReactNode };

/**
 * The CV on the left, details and timeline on the right. On a phone only one pane is shown, initially the one named in
 * the URL. A pane stays mounted when the width changes, for example because a tablet is turned, so that a dialog in it
 * keeps what has been typed.
 */
export const ViewerPanes = ({ cv, facts, comments, timeline }: Props) => {
  const narrow = useIsNarrow();
  const panel = useId();
  const opensComments = useLocation({ select: ({ hash }) => hash === 'comments' }) && comments !== undefined;
  const [now, setNow] = useState(opensComments ? 'comments' : 'facts');
  const tabs = [
    { id: 'facts', label: copy.facts },
    { id: 'cv', label: copy.cvPane },
    ...(comments === undefined ? [] : [{ id: 'comments', label: copy.comments }]),
    { id: 'timeline', label: copy.timeline },
  ];
  const shows = (pane: string): boolean => !narrow || now === pane;
  const tabPanel = narrow ? { id: panel, role: 'tabpanel', 'aria-labelledby': `${panel}-${now}` } : {};
  return (
    <>
      {narrow && <Tabs label={copy.candidate} tabs={tabs} now={now} onTab={setNow} panel={panel} />}
      <div {...tabPanel} className={cx(!narrow && s.viewer)}>
        {shows('cv') && (
          <section className={s.cv} aria-label={copy.cvPane}>
            {cv}
          </section>
        )}
        {shows('facts') && <div className={cx(!narrow && s.facts)}>{facts}</div>}
        {(shows('comments') || shows('timeline')) && (
          <div className={cx(!narrow && s.timeline)}>
            {shows('comments') && comments}
            {shows('timeline') && timeline}
          </div>
        )}
      </div>
    </>
  );
};
