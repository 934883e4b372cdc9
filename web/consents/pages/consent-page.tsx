import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ConsentExport, ConsentPage as Page } from '#contract/consents/shapes.ts';
import { consentPageQuery } from '#web/consents/client.ts';
import { outcomeText } from '#web/consents/parts/page/outcome-text.ts';
import { ConsentOutcome } from '#web/consents/parts/page/outcome.tsx';
import { pageCopy } from '#web/consents/parts/page/page-copy.ts';
import { ConsentQuestion } from '#web/consents/parts/page/question.tsx';
import { StoredDataRecord } from '#web/consents/parts/page/record.tsx';
import { YourData } from '#web/consents/parts/page/your-data.tsx';
import { isRefusal } from '#web/platform/api/problem.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import s from '#web/consents/parts/page/consent-page.module.css';

/** The page on which a candidate answers a consent request. A link in an email opens it, without signing in. */
export const ConsentPage = ({ token }: { token: string }) => (
  <QueryClientProvider client={queryClient}>
    <Asked key={token} token={token} />
  </QueryClientProvider>
);

const Asked = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(consentPageQuery(token));
  const [isErased, setErased] = useState(false);
  if (isErased) return <Message title={pageCopy.erased}>{pageCopy.erasedText}</Message>;
  if (isRefusal(error)) return <Message title={pageCopy.linkGone}>{error.message}</Message>;
  if (data === undefined)
    return (
      <PublicLayout wide>
        <h1>{pageCopy.title}</h1>
        {error ? (
          <ErrorState title={pageCopy.failed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonText lines={12} />
        )}
      </PublicLayout>
    );
  return <Shown page={data} token={token} onReload={() => void refetch()} onErased={() => setErased(true)} />;
};

/** A page with a single message. */
const Message = ({ title, children }: { title: string; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicLayout>
      <h1 ref={heading} tabIndex={-1} className={s.heading}>
        {title}
      </h1>
      <p>{children}</p>
    </PublicLayout>
  );
};

type Props = { page: Page; token: string; onReload: () => void; onErased: () => void };

const Shown = ({ page, token, onReload, onErased }: Props) => {
  const [hasChanged, setChanged] = useState(false);
  const [record, setRecord] = useState<ConsentExport | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // When an answer has been given or the displayed request changes, the page scrolls back to the top.
  const shown = `${page.state} ${page.shownHash}`;
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    heading.current?.focus();
  }, [shown]);
  const reload = (isChanged: boolean): void => {
    setChanged(isChanged);
    onReload();
  };
  const isOpen = page.can.answer;
  const outcome = isOpen ? null : outcomeText(page);
  const parties = { agency: page.agencyName, client: page.clientName };
  return (
    <PublicLayout wide>
      <div className={s.page}>
        <header className={s.head}>
          <div className={s.asking}>
            <Logo name={page.agencyName} url={null} size={36} />
            <b>{page.agencyName}</b>
          </div>
          <h1 ref={heading} tabIndex={-1} className={s.heading}>
            {outcome?.tone === 'good' && <CircleCheck aria-hidden="true" />}
            {outcome?.title ?? pageCopy.ask(parties)}
          </h1>
          {outcome ? (
            outcome.lines.map((line) => <p key={line}>{line}</p>)
          ) : (
            <p>{pageCopy.askText({ ...parties, name: page.askedByName })}</p>
          )}
          {hasChanged && isOpen && <Banner>{pageCopy.hasChanged}</Banner>}
        </header>
        {isOpen ? (
          <ConsentQuestion page={page} token={token} onStale={reload} />
        ) : (
          <ConsentOutcome page={page} token={token} />
        )}
        <YourData page={page} token={token} record={record} onRecord={setRecord} onErased={onErased} />
        {record !== null && <StoredDataRecord record={record} token={token} />}
        <p className={s.about}>{pageCopy.whatIsThis}</p>
      </div>
    </PublicLayout>
  );
};
