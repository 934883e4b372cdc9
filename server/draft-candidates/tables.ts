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
    /** The number of assessments requested so far, so that the result of an outdated assessment is dropped. */
    run: Generated<number>;
    /**
     * The time until which one process has claimed the draft for assessment. After that time, another process may take
     * over.
     */
    claimedUntil: Date | null;
    /** The user who requested the assessment. */
    askedBy: string;
    /** The candidate created from the draft. */
    candidateId: string | null;
    createdAt: Date;
    updatedAt: Date;
    /** When the agency was notified that the retention period of the draft ends. */
    retentionNoticedAt: Generated<Date | null>;
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
  /** A call to the language model. The text that was sent is stored only as a hash. */
  modelCall: {
    id: string;
    draftCandidateId: string;
    supplierId: string;
    userId: string;
    at: Date;
    model: string;
    /** The model version that the model's provider returned; empty if there was no response. */
    version: string;
    inputHash: string;
    inputTokens: number | null;
    outputTokens: number | null;
    problem: AssessmentProblem | null;
  };
  /** The agencies that turned the assessment off. */
  assessmentOptOut: { supplierId: string; since: Date };
}
