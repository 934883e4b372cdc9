import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consentsOfEngagementQuery } from '#web/consents/client.ts';
import { copy } from '#web/consents/copy.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { consentDatesText, consentStateOf } from './consent-state.ts';
import s from './consents.module.css';

type Props = { engagementId: string; talentRequestId: string; emailAddress: string };

/** The state of the agency's latest request for a person's consent to a talent request. */
export const ConsentOfPerson = ({ engagementId, talentRequestId, emailAddress }: Props) => {
  const { data } = useQuery(consentsOfEngagementQuery(engagementId));
  if (!data) return null;
  const email = emailAddress.trim().toLowerCase();
  const found = data.records.find(
    (one) => one.talentRequestId === talentRequestId && one.emailAddress.toLowerCase() === email,
  );
  // Only the latest requests are loaded, so the person may have been asked in an earlier one.
  if (!found && data.total > data.records.length) return <Link to="/candidates/consents">{copy.allConsents}</Link>;
  if (!found) return copy.notAsked;
  const { label, icon } = consentStateOf(found);
  return (
    <span className={s.lines}>
      <StatusLabel icon={icon}>{label}</StatusLabel>
      <small>{consentDatesText(found)}</small>
    </span>
  );
};
