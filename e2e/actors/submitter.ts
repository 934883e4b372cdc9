import {
  listEngagementCandidatesEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
} from '#contract/candidates/endpoints.ts';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import type { HttpActor } from './http-sign-in.ts';

type Given = Partial<SentInputOf<typeof submitCandidate>>;

/** Returns an engagement's talent request with this title, as the agency sees it. */
export const talentRequestWithTitle = async (actor: HttpActor, engagementId: string, jobTitle: string) => {
  const { talentRequests } = await actor.call(listEngagementCandidatesEndpoint, { engagementId });
  const request = talentRequests.find((one) => one.jobTitle === jobTitle);
  if (!request) throw new Error(`There is no talent request ${jobTitle}.`);
  return request;
};

let submitted = 0;

/** Submits a new candidate over HTTP, with a plain-text CV. */
export const submitCandidateOverHttp = async (
  actor: HttpActor,
  talentRequestId: string,
  given: Given = {},
): Promise<OutputOf<typeof submitCandidate>> => {
  submitted += 1;
  const lastName = given.lastName ?? `Aalto ${String(process.pid)} ${String(submitted)}`;
  const cv = await actor.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    {
      name: 'CV.txt',
      bytes: new TextEncoder().encode(`Aino ${lastName}\n\nTheatre nurse with eleven years in theatres.`),
    },
  );
  return actor.call(submitCandidateEndpoint, {
    talentRequestId,
    firstName: 'Aino',
    lastName,
    emailAddress: `aino.${String(process.pid)}.${String(submitted)}@inbox.example`,
    baseSalary: '100000',
    documentId: cv.documentId,
    ...given,
  });
};
