import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import { decisionCopy } from '../copy.ts';
import { decisionSubject, type DecisionFacts } from '../rules/decision-mail.ts';

const addressOf = ({ publicUrl }: DecisionFacts, path: string): string => new URL(path, publicUrl).href;

/** To the user who registered the agency: the decision of Rolecall and the next step. */
export const AgencyDecided = ({ facts }: { facts: DecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <MailFrame
      subject={decisionSubject(facts)}
      preview={decisionCopy.approvedPreview}
      over={decisionCopy.over}
      title={decisionSubject(facts)}
      foot={decisionCopy.foot}
    >
      <MailText>{decisionCopy.approved}</MailText>
      <MailButton href={addressOf(facts, '/opportunities')}>{decisionCopy.search}</MailButton>
    </MailFrame>
  ) : (
    <MailFrame
      subject={decisionSubject(facts)}
      preview={decisionCopy.declinedPreview({ reason: facts.reason })}
      over={decisionCopy.over}
      title={decisionSubject(facts)}
      foot={decisionCopy.foot}
    >
      <MailText>{decisionCopy.declined}</MailText>
      <MailFactList rows={[[decisionCopy.reason, facts.reason]]} />
      <MailButton href={addressOf(facts, '/profile/assessment')}>{decisionCopy.assessment}</MailButton>
    </MailFrame>
  );
