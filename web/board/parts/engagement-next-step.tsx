import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { engagementNextStepQuery } from '#web/board/client.ts';
import { StatusText } from '#web/applications/public.tsx';
import { copy } from '#web/board/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { PendingAction } from '#web/ui/indicators/status.tsx';
import { showNotice } from '#web/ui/overlay/notice.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { dashboardPageSize } from './dashboard-search.ts';
import s from './engagement-work.module.css';

/**
 * Explains why the engagement is closed, and redirects to the dashboard for the same kind of engagement. Source:
 * specification 2, section 2.
 */
export const useLeaveClosedEngagement = (
  work: { errors: readonly string[]; kind: EngagementKind } | undefined,
): void => {
  const navigate = useNavigate();
  const { id: userId } = useSession().user;
  const error = work?.errors[0];
  const leave = useEffectEvent((text: string) => {
    showNotice({ title: copy.information, text });
    const search = {
      showonly: 1,
      userId,
      from: 0,
      size: dashboardPageSize,
      stage: 'fulfillment',
      auctionType: work?.kind,
    } as const;
    void navigate({ to: '/auctiondashboard', search, replace: true });
  });
  useEffect(() => {
    if (error !== undefined) leave(error);
  }, [error]);
};

/** Whether the agency already works with an engagement's client. False until this is known. */
export const useIsOwnClient = (engagementId: string): boolean =>
  useQuery(engagementNextStepQuery(engagementId)).data?.isOwnClient ?? false;

/** The status of the agency's application to an engagement. Empty if there is no application. */
export const AgencyApplicationStatus = ({ engagementId }: { engagementId: string }) => {
  const application = useQuery(engagementNextStepQuery(engagementId)).data?.application;
  if (!application) return null;
  return (
    <span className={s.status}>
      <VisuallyHidden>{copy.application} </VisuallyHidden>
      <StatusText id={application.applicationStatusId} status={application.applicationStatus} />
    </span>
  );
};

/** An engagement's next step with its date, and the user's pending action. */
export const EngagementNextStep = ({ engagementId }: { engagementId: string }) => {
  const { data } = useQuery(engagementNextStepQuery(engagementId));
  useLeaveClosedEngagement(data);
  if (!data || (data.next === null && data.waits === null)) return null;
  const { next, waits } = data;
  return (
    <p className={s.work}>
      {waits && <PendingAction idle={waits.isIdle}>{waits.text}</PendingAction>}
      {next && (
        <span>
          <b>{copy.next}</b> {next.text} {next.at !== null && <DateText value={next.at} time />}
        </span>
      )}
    </p>
  );
};
