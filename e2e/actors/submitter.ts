import {
  listEngagementCandidatesEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
} from '#contract/candidates/endpoints.ts';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { saveDraftCandidateEndpoint, submitDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
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

/** Uploads a plain-text CV over HTTP and returns the ID of the document. */
const uploadCv = async (actor: HttpActor, text: string): Promise<string> => {
  const file = { name: 'CV.txt', bytes: new TextEncoder().encode(text) };
  return (await actor.upload(uploadDocumentEndpoint, { kind: 'cv' }, file)).documentId;
};

/** Submits a new candidate over HTTP, with a plain-text CV. */
export const submitCandidateOverHttp = async (
  actor: HttpActor,
  talentRequestId: string,
  given: Given = {},
): Promise<OutputOf<typeof submitCandidate>> => {
  submitted += 1;
  const lastName = given.lastName ?? `Aalto ${String(process.pid)} ${String(submitted)}`;
  return actor.call(submitCandidateEndpoint, {
    talentRequestId,
    firstName: 'Aino',
    lastName,
    emailAddress: `aino.${String(process.pid)}.${String(submitted)}@inbox.example`,
    baseSalary: '100000',
    documentId: await uploadCv(actor, `Aino ${lastName}\n\nTheatre nurse with eleven years in theatres.`),
    ...given,
  });
};

/** Saves and submits a new draft candidate over HTTP, and returns the draft's ID. */
export const submitDraftOverHttp = async (actor: HttpActor, talentRequestId: string): Promise<string> => {
  submitted += 1;
  const person = { firstName: 'Ottilie', lastName: `Brandvold ${String(process.pid)} ${String(submitted)}` };
  const emailAddress = `ottilie.${String(process.pid)}.${String(submitted)}@inbox.example`;
  const documentId = await uploadCv(actor, `${person.firstName} ${person.lastName}\n\nTheatre nurse since 2014.`);
  const draft = { talentRequestId, ...person, documentId };
  const { draftCandidateId } = await actor.call(saveDraftCandidateEndpoint, { ...draft, email: emailAddress });
  const submission = { ...draft, draftCandidateId, emailAddress, baseSalary: '100000', confirmsConsent: true };
  await actor.call(submitDraftCandidateEndpoint, submission);
  return draftCandidateId;
};
