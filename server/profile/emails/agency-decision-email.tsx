import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { agencyDecisionCopy } from '../copy.ts';
import { agencyDecisionSubject, type AgencyDecisionFacts } from '../rules/decision-email.ts';

const addressOf = ({ publicUrl }: AgencyDecisionFacts, path: string): string => new URL(path, publicUrl).href;

/** The email to the user who registered the agency, with Rolecall's decision and the next step. */
export const AgencyDecisionEmail = ({ facts }: { facts: AgencyDecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <EmailFrame
      subject={agencyDecisionSubject(facts)}
      preview={agencyDecisionCopy.approvedPreview}
      over={agencyDecisionCopy.over}
      title={agencyDecisionSubject(facts)}
      foot={agencyDecisionCopy.foot}
    >
      <EmailText>{agencyDecisionCopy.approved}</EmailText>
      <EmailButton href={addressOf(facts, '/opportunities')}>{agencyDecisionCopy.search}</EmailButton>
    </EmailFrame>
  ) : (
    <EmailFrame
      subject={agencyDecisionSubject(facts)}
      preview={agencyDecisionCopy.declinedPreview({ reason: facts.reason })}
      over={agencyDecisionCopy.over}
      title={agencyDecisionSubject(facts)}
      foot={agencyDecisionCopy.foot}
    >
      <EmailText>{agencyDecisionCopy.declined}</EmailText>
      <EmailFactList rows={[[agencyDecisionCopy.reason, facts.reason]]} />
      <EmailButton href={addressOf(facts, '/profile/assessment')}>{agencyDecisionCopy.assessment}</EmailButton>
    </EmailFrame>
  );
