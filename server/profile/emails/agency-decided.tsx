import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import { subjectOf, type DecisionFacts } from '../rules/decision-mail.ts';

const addressOf = ({ publicUrl }: DecisionFacts, path: string): string => new URL(path, publicUrl).href;
const foot = 'You get this because you registered this agency with Rolecall.';

/** To whoever registered the agency: what Rolecall has decided, and what can be done now. */
export const AgencyDecided = ({ facts }: { facts: DecisionFacts }) =>
  facts.template === 'agency-approved' ? (
    <Frame
      subject={subjectOf(facts)}
      preview="The market is open to you."
      over="Verification"
      title={subjectOf(facts)}
      foot={foot}
    >
      <Words>The market is open to you: search opportunities, apply, and submit candidates.</Words>
      <Act href={addressOf(facts, '/opportunities')}>Search opportunities</Act>
    </Frame>
  ) : (
    <Frame
      subject={subjectOf(facts)}
      preview={`Rolecall declined the agency: ${facts.reason}`}
      over="Verification"
      title={subjectOf(facts)}
      foot={foot}
    >
      <Words>
        Rolecall has looked at your assessment and declined the agency. You can change your answers and confirm them
        again: then it is looked at once more.
      </Words>
      <Facts rows={[['Reason', facts.reason]]} />
      <Act href={addressOf(facts, '/profile/assessment')}>Open the assessment</Act>
    </Frame>
  );
