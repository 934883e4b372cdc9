import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { assessmentPreviewQuery, assessmentQuery, type Assessment } from '#web/profile/client.ts';
import { AssessmentAnswers } from '#web/profile/parts/assessment/assessment-answers.tsx';
import { AssessmentForm } from '#web/profile/parts/assessment/assessment-form.tsx';
import l from '#web/profile/parts/layout.module.css';
import { ReadOnlyNotice } from '#web/profile/parts/read-only.tsx';
import { ProfileLoadError, SectionPage } from '#web/profile/parts/section-page.tsx';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';

/**
 * A banner with Rolecall's decision on the assessment. While the decision is pending, a banner above every page says so
 * instead.
 */
const Standing = ({ assessment }: { assessment: Assessment }) => {
  const { verifiedStatus, finalConfirmation, statusReason } = assessment;
  if (verifiedStatus === 'declined') return <Banner tone="bad">{words.declined({ reason: statusReason })}</Banner>;
  return verifiedStatus === 'approved' && finalConfirmation ? <Banner tone="info">{words.approved}</Banner> : null;
};

/** The answers, for users who may only view them. */
const Answered = () => {
  const preview = useQuery(assessmentPreviewQuery);
  return (
    <div className={l.why}>
      {preview.data ? <AssessmentAnswers preview={preview.data} /> : <SkeletonText lines={12} />}
    </div>
  );
};

/** The survey that an agency fills in before Rolecall approves it. */
export const AssessmentPage = () => {
  const query = useQuery(assessmentQuery);
  const { data } = query;
  return (
    <SectionPage title={words.title} text={words.text}>
      {hasFailedToLoad(query) && query.error ? (
        <ProfileLoadError title={words.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <FormSection title={words.title}>
          <SkeletonText lines={12} />
        </FormSection>
      ) : (
        <>
          <Standing assessment={data} />
          {data.can.edit.allowed ? (
            <AssessmentForm assessment={data} />
          ) : (
            <>
              <ReadOnlyNotice edit={data.can.edit} />
              <Answered />
            </>
          )}
        </>
      )}
    </SectionPage>
  );
};
