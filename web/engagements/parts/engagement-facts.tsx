import type { EngagementView } from '#contract/engagements/shapes.ts';
import { awardTypes } from '#contract/engagements/states.ts';
import { copy } from '#web/engagements/copy.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import type { Fact } from '#web/ui/layout/facts.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import { biddingText, Fee, MoneyRange } from './fee.tsx';

const feeFacts = (engagement: EngagementView): Fact[] =>
  engagement.kind === 'competitive'
    ? [
        [copy.bidding, biddingText(engagement.bidTypeId, engagement.bidMethodId)],
        [copy.award, awardTypes.find(({ id }) => id === engagement.awardTypeId)?.value],
      ]
    : [
        [copy.engagementType, engagement.engagementType],
        [copy.successFee, <Fee key="fee" fee={engagement} />],
      ];

/** The key details of an engagement, including pay, type, location and deadline. */
export const EngagementFacts = ({ engagement, more = [] }: { engagement: EngagementView; more?: readonly Fact[] }) => (
  <Facts
    facts={[
      ...feeFacts(engagement),
      [
        copy.baseSalary,
        <MoneyRange
          key="pay"
          from={engagement.baseSalaryFrom}
          to={engagement.baseSalaryTo}
          currency={engagement.currencyIso}
        />,
      ],
      ...more,
      [copy.recruitmentType, recruitmentWords(engagement)],
      [copy.roleCategory, engagement.roleCategory.value],
      [
        copy.classification,
        [engagement.classification.value, engagement.subClassification?.value].filter(Boolean).join(', '),
      ],
      [copy.location, [engagement.location, engagement.region.value].join(', ')],
      [copy.guarantee, copy.guaranteeDays({ days: engagement.guaranteeDays })],
      [copy.prequalification, engagement.requiresPrequalification ? copy.required : copy.notRequired],
      [copy.consent, consentWords(engagement)],
      [copy.hiringLead, engagement.hiringLeadName],
      [
        copy.published,
        engagement.publishedAt === null ? copy.notPublished : <DateText key="from" value={engagement.publishedAt} />,
      ],
      [copy.closing, <Deadline key="to" value={engagement.closingAt} zone={engagement.timeZone} line />],
    ]}
  />
);

const consentWords = ({ requiresConsent, requiresCandidateConsent }: EngagementView): string => {
  if (requiresCandidateConsent) return copy.candidateConsentRequired;
  return requiresConsent ? copy.consentRequired : copy.notRequired;
};

/**
 * Joins the recruitment type and the employment class, as in 'Contract, fixed term'. If the class already starts with
 * the type, returns the class alone, as in 'Permanent full-time'.
 */
const recruitmentWords = ({ recruitmentType, employmentClass }: EngagementView): string => {
  const recruitment = recruitmentType.id === 1 ? copy.perm : copy.contract;
  const employment = employmentClass.value.toLowerCase();
  return employment.startsWith(recruitment.toLowerCase()) ? employmentClass.value : `${recruitment}, ${employment}`;
};
