import type { EngagementView } from '#contract/engagements/shapes.ts';
import { awardTypes } from '#contract/engagements/states.ts';
import { words } from '#web/engagements/words.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import type { Fact } from '#web/ui/layout/facts.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import { biddingWords, Fee, MoneyRange } from './fee.tsx';

const feeFacts = (engagement: EngagementView): Fact[] =>
  engagement.kind === 'competitive'
    ? [
        [words.bidding, biddingWords(engagement.bidTypeId, engagement.bidMethodId)],
        [words.award, awardTypes.find(({ id }) => id === engagement.awardTypeId)?.value],
      ]
    : [
        [words.engagementType, engagement.engagementType],
        [words.successFee, <Fee key="fee" fee={engagement} />],
      ];

/** The figures of an engagement: what it pays, for whom, where and until when. */
export const EngagementFacts = ({ engagement, more = [] }: { engagement: EngagementView; more?: readonly Fact[] }) => (
  <Facts
    facts={[
      ...feeFacts(engagement),
      [
        words.baseSalary,
        <MoneyRange
          key="pay"
          from={engagement.baseSalaryFrom}
          to={engagement.baseSalaryTo}
          currency={engagement.currencyIso}
        />,
      ],
      ...more,
      [words.recruitmentType, recruitmentWords(engagement)],
      [words.roleCategory, engagement.roleCategory.value],
      [
        words.classification,
        [engagement.classification.value, engagement.subClassification?.value].filter(Boolean).join(', '),
      ],
      [words.location, [engagement.location, engagement.region.value].join(', ')],
      [words.guarantee, words.guaranteeDays({ days: engagement.guaranteeDays })],
      [words.prequalification, engagement.requiresPrequalification ? words.required : words.notRequired],
      [words.consent, engagement.requiresConsent ? words.consentRequired : words.notRequired],
      [words.hiringLead, engagement.hiringLeadName],
      [
        words.published,
        engagement.publishedAt === null ? words.notPublished : <DateText key="from" value={engagement.publishedAt} />,
      ],
      [words.closing, <Deadline key="to" value={engagement.closingAt} zone={engagement.timeZone} line />],
    ]}
  />
);

/** 'Perm, permanent full-time'; one word where both say the same. */
const recruitmentWords = ({ recruitmentType, employmentClass }: EngagementView): string => {
  const recruitment = recruitmentType.id === 1 ? words.perm : words.contract;
  const employment = employmentClass.value.toLowerCase();
  return recruitment.toLowerCase() === employment ? recruitment : `${recruitment}, ${employment}`;
};
