import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { decisionCopy } from '../copy.ts';
import { decisionSubject, type DecisionFacts } from '../rules/decision-email.ts';

const addressOf = ({ publicUrl }: DecisionFacts, path: string): string => new URL(path, publicUrl).href;

/** The email to the user who registered the agency, with Rolecall's decision and the next step. */
export const AgencyDecided = ({ facts }: { facts: DecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <EmailFrame
      subject={decisionSubject(facts)}
      preview={decisionCopy.approvedPreview}
      over={decisionCopy.over}
      title={decisionSubject(facts)}
      foot={decisionCopy.foot}
    >
      <EmailText>{decisionCopy.approved}</EmailText>
      <EmailButton href={addressOf(facts, '/opportunities')}>{decisionCopy.search}</EmailButton>
    </EmailFrame>
  ) : (
    <EmailFrame
      subject={decisionSubject(facts)}
      preview={decisionCopy.declinedPreview({ reason: facts.reason })}
      over={decisionCopy.over}
      title={decisionSubject(facts)}
      foot={decisionCopy.foot}
    >
      <EmailText>{decisionCopy.declined}</EmailText>
      <EmailFactList rows={[[decisionCopy.reason, facts.reason]]} />
      <EmailButton href={addressOf(facts, '/profile/assessment')}>{decisionCopy.assessment}</EmailButton>
    </EmailFrame>
  );
