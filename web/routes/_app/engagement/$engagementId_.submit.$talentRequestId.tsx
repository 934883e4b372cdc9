import { createFileRoute } from '@tanstack/react-router';
import { SubmitPage } from '#web/candidates/pages/submit-page.tsx';
import { RequestDraftLinks } from '#web/draft-candidates/parts/request-draft-links.tsx';
import { SubmitDraftPage } from '#web/draft-candidates/pages/submit-draft-page.tsx';
import { DisputeOffer, type DisputedPerson } from '#web/disputes/public.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId_/submit/$talentRequestId')({
  component: SubmitRoute,
  validateSearch: searchParams({ draft: textParam(36), draftCandidateId: textParam(36) }),
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.submitTitle },
});

const dispute = (person: DisputedPerson) => <DisputeOffer person={person} />;

function SubmitRoute() {
  const place = Route.useParams();
  const { draft, draftCandidateId } = Route.useSearch();
  return draftCandidateId === undefined ? (
    <SubmitPage
      key={draft ?? place.talentRequestId}
      {...place}
      draftId={draft}
      dispute={dispute}
      sources={<RequestDraftLinks {...place} />}
    />
  ) : (
    <SubmitDraftPage key={draftCandidateId} {...place} draftCandidateId={draftCandidateId} dispute={dispute} />
  );
}
