import { talentRequestStatus } from '#contract/engagements/states.ts';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { createHash } from 'node:crypto';
import { candidateStatus as status, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from './documents.ts';
import type { DemoAgency, DemoEngagement } from './engagement.ts';
import { demoEngagements } from './engagements.ts';
import { demoSubmission } from './drafts/consents.ts';
import { demoId } from './ids.ts';
import { demoRequestId, demoTenantId, demoUserId } from './market.ts';
import { personName } from './people-names.ts';

const hourMs = 3_600_000;

interface Person {
  agency: DemoAgency;
  statusId: CandidateStatusId;
  endedFrom?: CandidateStatusId;
  reason?: string;
}

/**
 * The candidates who aren't hired, for an Available or Paused request. They cover every other status except Not
 * Selected.
 */
const running: readonly Person[] = [
  { agency: 'harbour', statusId: status.pending },
  { agency: 'harbour', statusId: status.shortlisted },
  { agency: 'harbour', statusId: status.screening },
  { agency: 'harbour', statusId: status.interviewing },
  { agency: 'harbour', statusId: status.offerExtended },
  { agency: 'harbour', statusId: status.rejected, endedFrom: status.screening, reason: 'Experience' },
  { agency: 'harbour', statusId: status.withdrew, endedFrom: status.interviewing, reason: 'Accepted another job' },
  { agency: 'harbour', statusId: status.pending },
  { agency: 'harbour', statusId: status.rejected, reason: 'Salary' },
  { agency: 'harbour', statusId: status.screening },
  { agency: 'quayside', statusId: status.shortlisted },
  { agency: 'quayside', statusId: status.interviewing },
  { agency: 'quayside', statusId: status.rejected, endedFrom: status.shortlisted, reason: 'Skills' },
  { agency: 'harbour', statusId: status.interviewing },
  { agency: 'harbour', statusId: status.pending },
  { agency: 'quayside', statusId: status.pending },
];
const ended: readonly Person[] = [
  { agency: 'harbour', statusId: status.notSelected, endedFrom: status.interviewing },
  { agency: 'harbour', statusId: status.notSelected },
  { agency: 'harbour', statusId: status.rejected, endedFrom: status.shortlisted, reason: 'Interview result' },
  { agency: 'quayside', statusId: status.notSelected, endedFrom: status.screening },
  { agency: 'quayside', statusId: status.withdrew, reason: 'Location' },
];

/** The statuses of the applications of agencies that have submitted people. */
const submittingStatuses: readonly ApplicationStatusId[] = [
  applicationStatus.approved,
  applicationStatus.withdrew,
  applicationStatus.notSelected,
];

const peopleOf = (given: DemoEngagement, index: number): Person[] => {
  const request = given.requests[index];
  const agencies = given.applications
    .filter((one) => submittingStatuses.includes(one.statusId))
    .map((one) => one.agency);
  if (!request || given.isFresh || agencies.length === 0 || !['fulfillment', 'ended'].includes(given.stage)) return [];
  const hired = Array.from({ length: request.filled ?? 0 }, (_, n): Person => ({
    agency: n % 3 === 2 && agencies.includes('quayside') ? 'quayside' : 'harbour',
    statusId: status.hired,
  }));
  const others =
    request.statusId === talentRequestStatus.available || request.statusId === talentRequestStatus.paused
      ? running
      : ended;
  const capped =
    request.cvCap === undefined ? others : others.filter((one) => one.agency !== 'harbour').concat(others.slice(1, 4));
  return [...hired, ...capped].filter((one) => agencies.includes(one.agency));
};

/** Creates candidates in every status, each with a CV that can be opened. */
export const makePipeline = async (scope: SystemScope, files: Files): Promise<void> => {
  let n = 0;
  for (const given of demoEngagements) {
    for (const [index, request] of given.requests.entries()) {
      for (const [place, person] of peopleOf(given, index).entries()) {
        n += 1;
        const { firstName, lastName } = personName(n);
        const emailAddress = `${firstName}.${lastName}${String(n)}@people.example`.toLowerCase();
        const contactNumber = `+61491${String(570_000 + n)}`;
        const base =
          Math.round((request.salary[0] + ((request.salary[1] - request.salary[0]) * (place % 7)) / 7) / 500) * 500;
        const submittedBy =
          person.agency === 'harbour'
            ? n % 3 === 0
              ? 'user@harbour.example'
              : 'owner@harbour.example'
            : 'owner@quayside.example';
        const names: Record<string, string> = {
          'user@harbour.example': 'Priya Raman',
          'owner@harbour.example': 'Mara Ellingsen',
          'owner@quayside.example': 'Dominic Achterberg',
        };
        const id = demoId(`candidate:${given.key}:${String(index)}:${String(place)}`);
        const dateSubmitted = new Date(scope.now.getTime() - (9 + (place % 6)) * 24 * hourMs - n * 311_000);
        const documentId = demoId(`cv-record:${id}`);
        const details = {
          firstName,
          lastName,
          emailAddress,
          contactNumber,
          location: given.location,
          baseSalary: `${String(base)}.00`,
          totalCompensation: `${String(Math.round(base * 1.1))}.00`,
          commentToEmployer: n % 4 === 0 ? 'Available within four weeks; asks for an evening interview.' : '',
        };
        const consent = given.requiresCandidateConsent
          ? await makeConsentRequest(scope.db, {
              id: demoId(`consent:${id}`),
              supplierId: demoTenantId(person.agency),
              requestedBy: demoUserId(submittedBy),
              requestedByName: names[submittedBy] ?? '',
              requestedAt: dateSubmitted,
              state: 'agreed',
              submission: demoSubmission(demoRequestId(given.key, index), documentId, details),
            })
          : undefined;
        const candidate = await makeCandidate(scope.db, {
          id,
          talentRequestId: demoRequestId(given.key, index),
          supplierId: demoTenantId(person.agency),
          statusId: person.statusId,
          ...(person.endedFrom === undefined ? {} : { endedFrom: person.endedFrom }),
          hoursPerStep: 26,
          ...details,
          reasonText: person.reason ?? null,
          submittedBy: demoUserId(submittedBy),
          submittedByName: names[submittedBy] ?? '',
          dateSubmitted,
          ...(consent ? { consentRequestId: consent.id, consentConfirmedAt: dateSubmitted } : {}),
        });
        const cvFacts = {
          firstName,
          lastName,
          jobTitle: request.title,
          location: given.location,
          emailAddress,
          contactNumber,
          years: 4 + (n % 13),
        };
        const bytes = await makeCv(cvFacts);
        const storageKey = `${demoId(`cv:${candidate.id}`)}.pdf`;
        await files.write(storageKey, bytes);
        await makeCandidateDocument(scope.db, {
          id: documentId,
          candidateId: candidate.id,
          supplierId: candidate.supplierId,
          clientId: candidate.clientId,
          kind: 'cv',
          fileName: `${lastName}-${firstName}-CV.pdf`,
          sizeBytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          storageKey,
          textContent: cvText(cvFacts),
          uploadedBy: candidate.submittedBy,
          createdAt: candidate.dateSubmitted,
        });
      }
    }
  }
};
