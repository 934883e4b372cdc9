import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import { decisionCopy } from '../copy.ts';
import { subjectOf, type DecisionFacts } from '../rules/decision-mail.ts';

const addressOf = ({ publicUrl }: DecisionFacts, path: string): string => new URL(path, publicUrl).href;

/** To whoever registered the agency: what Rolecall has decided, and what can be done now. */
export const AgencyDecided = ({ facts }: { facts: DecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <Frame
      subject={subjectOf(facts)}
      preview={decisionCopy.approvedPreview}
      over={decisionCopy.over}
      title={subjectOf(facts)}
      foot={decisionCopy.foot}
    >
      <Words>{decisionCopy.approved}</Words>
      <Act href={addressOf(facts, '/opportunities')}>{decisionCopy.search}</Act>
    </Frame>
  ) : (
    <Frame
      subject={subjectOf(facts)}
      preview={decisionCopy.declinedPreview({ reason: facts.reason })}
      over={decisionCopy.over}
      title={subjectOf(facts)}
      foot={decisionCopy.foot}
    >
      <Words>{decisionCopy.declined}</Words>
      <Facts rows={[[decisionCopy.reason, facts.reason]]} />
      <Act href={addressOf(facts, '/profile/assessment')}>{decisionCopy.assessment}</Act>
    </Frame>
  );
