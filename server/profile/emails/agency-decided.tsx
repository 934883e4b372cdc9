import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import { decisionSubject, type DecisionFacts } from '../rules/decision-mail.ts';

const addressOf = ({ publicUrl }: DecisionFacts, path: string): string => new URL(path, publicUrl).href;
const foot = 'You get this because you registered this agency with Rolecall.';

/** To whoever registered the agency: what Rolecall has decided, and what can be done now. */
export const AgencyDecided = ({ facts }: { facts: DecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <MailFrame
      subject={decisionSubject(facts)}
      preview="The market is open to you."
      over="Verification"
      title={decisionSubject(facts)}
      foot={foot}
    >
      <MailText>The market is open to you: search opportunities, apply, and submit candidates.</MailText>
      <MailButton href={addressOf(facts, '/opportunities')}>Search opportunities</MailButton>
    </MailFrame>
  ) : (
    <MailFrame
      subject={decisionSubject(facts)}
      preview={`Rolecall declined the agency: ${facts.reason}`}
      over="Verification"
      title={decisionSubject(facts)}
      foot={foot}
    >
      <MailText>
        Rolecall has looked at your assessment and declined the agency. You can change your answers and confirm them
        again: then it is looked at once more.
      </MailText>
      <MailFactList rows={[['Reason', facts.reason]]} />
      <MailButton href={addressOf(facts, '/profile/assessment')}>Open the assessment</MailButton>
    </MailFrame>
  );
