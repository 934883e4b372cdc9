import type { Generated } from 'kysely';
import type {
  AiAssessmentStatusId,
  AssessmentMethod,
  AssessmentProblem,
  Verdict,
} from '#contract/draft-candidates/states.ts';

export interface DraftCandidateTables {
  draftCandidate: {
    id: string;
    supplierId: string;
    clientId: string;
    engagementId: string;
    talentRequestId: string;
    firstName: string;
    lastName: string;
    emailAddress: string;
    currentCountryId: number | null;
    documentId: string | null;
    aiStatusId: Generated<AiAssessmentStatusId>;
    score: number | null;
    method: AssessmentMethod | null;
    model: string | null;
    problem: AssessmentProblem | null;
    /** Counts the assessments asked for, so that the result of an outdated one is dropped. */
    run: Generated<number>;
    /** While a process works on the assessment; another one may take it over afterwards. */
    claimedUntil: Date | null;
    /** The user who asked for the assessment. */
    askedBy: string;
    /** The candidate that it became. */
    candidateId: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
  draftCandidateAnswer: {
    draftCandidateId: string;
    requirementId: string;
    supplierId: string;
    text: string;
    isMandatory: boolean;
    sort: number;
    verdict: Verdict;
    quotation: string | null;
    /** The position of the quotation in the document's text. */
    start: number | null;
  };
  checkLink: {
    id: string;
    draftCandidateId: string;
    supplierId: string;
    issuedBy: string;
    issuedAt: Date;
    expiresAt: Date;
    revokedAt: Date | null;
  };
  /** One call of the language model; the text that was sent is stored as a hash. */
  modelCall: {
    id: string;
    draftCandidateId: string;
    supplierId: string;
    userId: string;
    at: Date;
    model: string;
    /** The version that the provider names in its answer; empty without an answer. */
    version: string;
    inputHash: string;
    inputTokens: number | null;
    outputTokens: number | null;
    problem: AssessmentProblem | null;
  };
  /** The agencies that have switched the assessment off. */
  assessmentOptOut: { supplierId: string; since: Date };
}
