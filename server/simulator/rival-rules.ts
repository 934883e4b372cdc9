import type { CandidatesByStatus, Submission } from '#contract/candidates/shapes.ts';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import { openCandidateStatuses } from '#contract/candidates/states.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import type { OpportunityRow } from '#contract/opportunities/shapes.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import type { TurnContext } from './turn-delay.ts';

type SeenOpportunity = Pick<
  OpportunityRow,
  | 'engagementId'
  | 'applicationStatusId'
  | 'requiresPrequalification'
  | 'prequalificationStatusId'
  | 'clientId'
  | 'recruitmentTypeId'
  | 'roleCategoryId'
>;
type SeenRequest = Pick<CandidatesByStatus['talentRequests'][number], 'talentRequestId' | 'groups' | 'can'>;
type NameOf = (n: number) => { firstName: string; lastName: string };

/** The data that a rival agency sees on its turn. */
export interface RivalView {
  readonly opportunities: readonly SeenOpportunity[];
  /** Engagements whose employer has requested a new tender. */
  readonly asked: readonly { readonly engagementId: string }[];
  /** Engagements in which the agency's tender awaits a decision. */
  readonly tendered?: readonly { readonly engagementId: string }[];
  /** The talent requests of an engagement that the agency works on, with its own candidates. */
  readonly requests: readonly SeenRequest[];
}

/** The details of an invented candidate. */
interface Invented {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly contactNumber: string;
  readonly years: number;
  /** Where the salary is within the request's range, as a percentage. */
  readonly salaryShare: number;
}

export type RivalAction =
  | { act: 'apply'; key: string; engagementId: string; feePercent: string }
  | { act: 'tender'; key: string; engagementId: string; feePercent: string }
  | { act: 'ask-prequalification'; key: string; clientId: string; recruitmentTypeId: number; roleCategoryId: number }
  | { act: 'submit'; key: string; talentRequestId: string; person: Invented };

/** The maximum number of an agency's open candidates for a request, so that one agency can't flood it. */
const mostOpenInRequest = 3;

const applyAct = (opportunities: readonly SeenOpportunity[], table: TurnContext): RivalAction | undefined => {
  const open = opportunities.filter(
    (one) =>
      one.applicationStatusId === null &&
      (!one.requiresPrequalification || one.prequalificationStatusId === prequalificationStatus.approved) &&
      !table.avoids(`apply ${one.engagementId}`),
  );
  const { engagementId } = table.chance.pick(open) ?? {};
  if (engagementId === undefined) return undefined;
  const feePercent = `${String(table.chance.between(12, 21))}.${table.chance.pick(['00', '50']) ?? '00'}`;
  return { act: 'apply', key: `apply ${engagementId}`, engagementId, feePercent };
};

/** Requests prequalification where only prequalified agencies may apply and the agency has not requested it yet. */
const askAct = (opportunities: readonly SeenOpportunity[], table: TurnContext): RivalAction | undefined => {
  const keyOf = ({ clientId, recruitmentTypeId, roleCategoryId }: SeenOpportunity): string =>
    `ask ${clientId} ${String(recruitmentTypeId)} ${String(roleCategoryId)}`;
  const closed = opportunities.filter(
    (one) =>
      one.requiresPrequalification &&
      one.prequalificationStatusId === null &&
      one.applicationStatusId === null &&
      !table.avoids(keyOf(one)),
  );
  const one = table.chance.pick(closed);
  if (!one) return undefined;
  const { clientId, recruitmentTypeId, roleCategoryId } = one;
  return { act: 'ask-prequalification', key: keyOf(one), clientId, recruitmentTypeId, roleCategoryId };
};

/** Occasionally replaces a tender that awaits a decision. */
const lowerAct = (tendered: NonNullable<RivalView['tendered']>, table: TurnContext): RivalAction | undefined => {
  const { engagementId } =
    table.chance.pick(tendered.filter((one) => !table.avoids(`lower ${one.engagementId}`))) ?? {};
  if (engagementId === undefined || !table.chance.happens(0.1)) return undefined;
  const feePercent = `${String(table.chance.between(10, 12))}.25`;
  return { act: 'tender', key: `lower ${engagementId}`, engagementId, feePercent };
};

/** Answers a request for a new tender with a fee of 9.75 to 11.75 percent. First tenders are at least 12 percent. */
const tenderAct = (asked: RivalView['asked'], table: TurnContext): RivalAction | undefined => {
  const { engagementId } = table.chance.pick(asked.filter((one) => !table.avoids(`tender ${one.engagementId}`))) ?? {};
  if (engagementId === undefined) return undefined;
  const feePercent = `${String(table.chance.between(9, 11))}.75`;
  return { act: 'tender', key: `tender ${engagementId}`, engagementId, feePercent };
};

const inventPerson = ({ chance }: TurnContext, nameOf: NameOf): Invented => {
  const { firstName, lastName } = nameOf(chance.between(0, 1599));
  const number = String(chance.between(100_000, 999_999));
  return {
    firstName,
    lastName,
    emailAddress: `${firstName}.${lastName}.${number}@people.example`.toLowerCase(),
    contactNumber: `+61491${String(chance.between(600_000, 999_999))}`,
    years: chance.between(3, 18),
    salaryShare: chance.between(10, 95),
  };
};

const submitAct = (requests: readonly SeenRequest[], table: TurnContext, nameOf: NameOf): RivalAction | undefined => {
  const open = requests.filter(({ can, groups, talentRequestId }) => {
    const running = groups
      .filter(({ candidateStatusId }) => openCandidateStatuses.includes(candidateStatusId))
      .reduce((sum, { candidates }) => sum + candidates.length, 0);
    return can.submit.allowed && running < mostOpenInRequest && !table.avoids(`submit ${talentRequestId}`);
  });
  const { talentRequestId } = table.chance.pick(open) ?? {};
  if (talentRequestId === undefined) return undefined;
  return { act: 'submit', key: `submit ${talentRequestId}`, talentRequestId, person: inventPerson(table, nameOf) };
};

/**
 * Chooses a rival agency's next action at random: apply, request prequalification, submit a new tender, or submit a
 * candidate.
 */
export const chooseRivalAction = (sees: RivalView, table: TurnContext, nameOf: NameOf): RivalAction | undefined =>
  table.chance.pick(
    [
      applyAct(sees.opportunities, table),
      askAct(sees.opportunities, table),
      tenderAct(sees.asked, table),
      lowerAct(sees.tendered ?? [], table),
      submitAct(sees.requests, table, nameOf),
    ].filter((act) => act !== undefined),
  );

const answerOf = (question: Submission['questions'][number], person: Invented): string => {
  if (question.kind === 'yes_no') return 'yes';
  if (question.kind === 'number') return String(person.years);
  return question.kind === 'choice'
    ? (question.options.at(-1) ?? '')
    : "Available immediately after four weeks' notice.";
};

/** Creates a submission in which every field and question is answered. */
export const inventSubmission = (
  form: Submission,
  person: Invented,
  documentId: string,
): SentInputOf<typeof submitCandidate> => {
  const from = Number(form.baseSalaryFrom ?? form.baseSalaryTo ?? 80_000);
  const to = Number(form.baseSalaryTo ?? from);
  const base = Math.max(1, Math.round((from + ((to - from) * person.salaryShare) / 100) / 500) * 500);
  const { firstName, lastName, emailAddress, contactNumber, years } = person;
  return {
    talentRequestId: form.talentRequestId,
    firstName,
    lastName,
    emailAddress,
    contactNumber,
    currentCountryId: form.countryId,
    baseSalary: String(base),
    totalCompensation: String(Math.round(base * 1.1)),
    commentToEmployer: `${String(years)} years in this kind of role, and free after four weeks.`,
    answers: form.questions.map((question) => ({
      questionId: question.questionId,
      answer: answerOf(question, person),
    })),
    documentId,
    confirmsConsent: true,
  };
};
