import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RenewalPage as Page } from '#contract/people/shapes/renewal.ts';
import { renewalPageQuery, useAnswerRenewal } from '#web/people/parts/renewal-client.ts';
import { renewalCopy as copy } from '#web/people/parts/renewal-copy.ts';
import s from '#web/people/parts/renewal.module.css';
import { isRefusal } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';

/**
 * The page on which a person answers whether an agency may keep their data. A link in an email opens it, without
 * signing in.
 */
export const RenewalPage = ({ token }: { token: string }) => (
  <QueryClientProvider client={queryClient}>
    <Asked key={token} token={token} />
  </QueryClientProvider>
);

const Asked = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(renewalPageQuery(token));
  if (data) return <Shown page={data} token={token} />;
  const isGone = isRefusal(error);
  return (
    <PublicLayout>
      <h1>{isGone ? copy.linkGone : copy.title}</h1>
      {isGone && <p>{error.message}</p>}
      {error && !isGone && (
        <ErrorState title={copy.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!error && <SkeletonText lines={6} />}
    </PublicLayout>
  );
};

const textsOf = ({ state, agencyName: agency, askedByName: name, months, expires }: Page): readonly string[] => {
  if (state === 'kept') return [copy.kept, copy.keptText({ agency, months })];
  if (state === 'refused') return [copy.refused, copy.refusedText({ agency })];
  if (state === 'expired') return [copy.expired, copy.expiredText({ agency })];
  const date = formatDate(expires, viewerZone());
  return [copy.ask({ agency }), copy.askText({ agency, name, months }), copy.answerBy({ date })];
};

const Shown = ({ page, token }: { page: Page; token: string }) => {
  const answer = useAnswerRenewal(token);
  const [isRefusing, setRefusing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the answer, the heading gets the focus.
  const lastState = useRef(page.state);
  useEffect(() => {
    if (lastState.current === page.state) return;
    lastState.current = page.state;
    heading.current?.focus();
  }, [page.state]);
  const [title = '', ...lines] = textsOf(page);
  const send = (keeps: boolean): void =>
    answer.mutate(keeps, {
      onSuccess: () => setRefusing(false),
      onError: (error) => {
        setRefusing(false);
        toast.problem(error);
      },
    });
  return (
    <PublicLayout>
      <div className={s.page}>
        <div className={s.asking}>
          <Logo name={page.agencyName} url={null} size={36} />
          <b>{page.agencyName}</b>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {page.state === 'waiting' && (
          <div className={s.do}>
            <Button kind="primary" pending={answer.isPending && !isRefusing} onClick={() => send(true)}>
              {copy.keep}
            </Button>
            <Button kind="stop" onClick={() => setRefusing(true)}>
              {copy.refuse}
            </Button>
          </div>
        )}
        <p className={s.about}>{copy.whatIsThis}</p>
      </div>
      <ConfirmDialog
        open={isRefusing}
        danger
        title={copy.refuseTitle({ agency: page.agencyName })}
        confirm={copy.refuseConfirm}
        pending={answer.isPending}
        onConfirm={() => send(false)}
        onClose={() => setRefusing(false)}
      >
        {copy.refuseText}
      </ConfirmDialog>
    </PublicLayout>
  );
};
