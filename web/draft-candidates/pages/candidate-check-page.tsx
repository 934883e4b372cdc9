import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { candidateName } from '#contract/candidates/rules.ts';
import { candidateCheckQuery, downloadCheckLinkCv } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { MarkedText } from '#web/draft-candidates/parts/marked-text.tsx';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { isRefusal } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';

type Props = { token: string | undefined };

/** The Candidate Check page: a draft candidate opened by a signed link, without signing in. */
export const CandidateCheckPage = ({ token }: Props) => (
  <QueryClientProvider client={queryClient}>
    {token === undefined ? <Refused message={copy.checkNeedsLink} /> : <Checked token={token} />}
  </QueryClientProvider>
);

const Refused = ({ message }: { message: string }) => (
  <PublicLayout>
    <h1>{copy.checkGone}</h1>
    <p>{message}</p>
  </PublicLayout>
);

const Checked = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(candidateCheckQuery(token));
  if (isRefusal(error)) return <Refused message={error.message} />;
  if (data === undefined) {
    return (
      <PublicLayout wide>
        <h1>{copy.check}</h1>
        {error ? (
          <ErrorState title={copy.checkFailed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonText lines={10} />
        )}
      </PublicLayout>
    );
  }
  const { fileName } = data;
  const download = (): void => void downloadCheckLinkCv(token).catch((failure: unknown) => toast.problem(failure));
  return (
    <PublicLayout wide>
      <div className={s.checkHead}>
        <div>
          <p className={s.note}>{copy.check}</p>
          <h1>{candidateName(data)}</h1>
          <p>{copy.checkFor({ job: data.jobTitle, agency: data.agencyName })}</p>
          <p className={s.note}>{copy.checkUntil({ when: formatDateTime(data.expiresAt, viewerZone()) })}</p>
        </div>
        {fileName !== null && (
          <Button title={fileName} onClick={download}>
            <span>{copy.download({ name: fileName })}</span>
          </Button>
        )}
      </div>
      {data.text === null || data.text === '' ? (
        <p>{fileName === null ? copy.fileGone : copy.noPreview}</p>
      ) : (
        <MarkedText text={data.text} answers={[]} />
      )}
    </PublicLayout>
  );
};
