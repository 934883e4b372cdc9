import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { engagementWorkQuery } from '#web/board/client.ts';
import { words } from '#web/board/words.ts';
import { Waits } from '#web/ui/mark/state.tsx';
import { notice } from '#web/ui/over/notice.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './engagement-work.module.css';

/** Where one is led who has nothing to do with an engagement any more. Source: specification 2, section 2. */
const away = {
  to: '/auctiondashboard',
  search: { showonly: 1, from: 0, size: 10, stage: 'fulfillment' },
  replace: true,
} as const;

/** Says why there is nothing to work on, and leads away from it. */
export const useLeaveGone = (error: string | undefined): void => {
  const navigate = useNavigate();
  const leave = useEffectEvent((text: string) => {
    notice({ title: words.information, text });
    void navigate(away);
  });
  useEffect(() => {
    if (error !== undefined) leave(error);
  }, [error]);
};

/** What comes next in an engagement and when, and what it waits for the one who looks to do. */
export const EngagementWork = ({ engagementId }: { engagementId: string }) => {
  const { data } = useQuery(engagementWorkQuery(engagementId));
  useLeaveGone(data?.errors[0]);
  if (!data || (data.next === null && data.waits === null)) return null;
  const { next, waits } = data;
  return (
    <p className={s.work}>
      {waits && <Waits idle={waits.isIdle}>{waits.text}</Waits>}
      {next && (
        <span>
          <b>{words.next}</b> {next.text} {next.at !== null && <DateText value={next.at} time />}
        </span>
      )}
    </p>
  );
};
