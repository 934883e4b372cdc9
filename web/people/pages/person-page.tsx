import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { personQuery } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { ContactDetails } from '#web/people/parts/contact-details.tsx';
import { CvList } from '#web/people/parts/cv-list.tsx';
import { MergeBanners } from '#web/people/parts/merge-banners.tsx';
import { Notes } from '#web/people/parts/notes.tsx';
import { PersonActions } from '#web/people/parts/person-actions.tsx';
import { RetentionSection } from '#web/people/parts/retention-section.tsx';
import { SubmissionHistory } from '#web/people/parts/submission-history.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import s from '#web/people/parts/people.module.css';

/** A person's page: contact details, all submissions and CVs, and the agency's notes. */
export const PersonPage = ({ personId }: { personId: string }) => {
  const person = useQuery(personQuery(personId));
  const navigate = useNavigate();
  const { data } = person;
  // The ID of a person merged into another one leads to the other person's page.
  const currentId = data?.personId ?? personId;
  useEffect(() => {
    if (currentId !== personId) {
      void navigate({ to: '/people/$personId', params: { personId: currentId }, replace: true });
    }
  }, [currentId, personId, navigate]);
  const crumb = (
    <Link key="people" to="/people">
      {copy.title}
    </Link>
  );
  if (hasFailedToLoad(person)) {
    return (
      <>
        <PageHeader title={copy.person} crumbs={[crumb]} />
        <LoadError
          title={copy.failedOne}
          refused={copy.refused}
          error={person.error}
          onRetry={() => void person.refetch()}
        />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageHeader title={copy.person} crumbs={[crumb]} />
        <SkeletonRows rows={8} label={copy.loading} />
      </>
    );
  }
  const [latest] = data.submissions;
  return (
    <>
      <PageHeader
        title={candidateName(data)}
        crumbs={[crumb]}
        lead={
          latest && (
            <p>
              {copy.lead({
                submissions: copy.submissionCount({ count: data.submissions.length }),
                client: latest.clientName,
              })}
            </p>
          )
        }
        actions={<PersonActions person={data} />}
      />
      <MergeBanners person={data} />
      <ContactDetails person={data} />
      <RetentionSection person={data} />
      <SubmissionHistory submissions={data.submissions} />
      <div className={s.person}>
        <Notes person={data} />
        <CvList cvs={data.cvs} />
      </div>
    </>
  );
};
