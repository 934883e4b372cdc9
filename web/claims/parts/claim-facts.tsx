import type { Claim, ContactRecord } from '#contract/claims/shapes.ts';
import type { ClaimState } from '#contract/claims/states.ts';
import { copy } from '#web/claims/copy.ts';
import { now } from '#web/platform/clock.ts';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { formatContactDay } from './contact-day.ts';
import s from './claims.module.css';

const states: Readonly<Record<ClaimState, { tone: Tone; label: string }>> = {
  open: { tone: 'warn', label: copy.open },
  contested: { tone: 'warn', label: copy.contestedState },
  withdrawn: { tone: 'plain', label: copy.withdrawn },
  accepted: { tone: 'plain', label: copy.accepted },
  lapsed: { tone: 'plain', label: copy.lapsed },
  upheld: { tone: 'plain', label: copy.upheld },
  dismissed: { tone: 'plain', label: copy.dismissed },
};

/** Whether Rolecall should have decided by now. */
export const isDecisionLate = ({ decideBy, endedAt }: { decideBy: string | null; endedAt: string | null }): boolean =>
  endedAt === null && decideBy !== null && Date.parse(decideBy) < now();

const stateOf = (claim: Claim, isAgency: boolean): { tone: Tone; label: string } => {
  if (isDecisionLate(claim)) return { tone: 'bad', label: copy.lateState };
  if (claim.state === 'open' && isAgency) return { tone: 'warn', label: copy.openForAgency };
  return states[claim.state];
};

export const ClaimStateBadge = ({ claim, isAgency = false }: { claim: Claim; isAgency?: boolean }) => {
  const { tone, label } = stateOf(claim, isAgency);
  return <Badge tone={tone}>{label}</Badge>;
};

/** A date and, if known, the name of the person who acted. */
export const DateWithName = ({ at, name }: { at: string; name: string }) => (
  <span>
    <DateText value={at} />
    {name !== '' && (
      <>
        {', '}
        <span className={s.name}>{name}</span>
      </>
    )}
  </span>
);

const datesOf = (claim: Claim): Fact[] => [
  [copy.claimedOn, <DateWithName key="claimed" at={claim.claimedAt} name={claim.claimedByName} />],
  ...(claim.contestedAt === null
    ? []
    : [
        [
          copy.contestedOn,
          <DateWithName key="contested" at={claim.contestedAt} name={claim.contestedByName} />,
        ] as const,
      ]),
  ...(claim.state === 'open' ? [[copy.answerBy, <DateText key="answer" value={claim.answerBy} time />] as const] : []),
  ...(claim.state === 'contested' && claim.decideBy !== null
    ? [[copy.decideBy, <DateText key="decide" value={claim.decideBy} time />] as const]
    : []),
  ...(claim.endedAt === null
    ? []
    : [[copy.endedOn, <DateWithName key="ended" at={claim.endedAt} name={claim.endedByName} />] as const]),
];

const contactText = ({ channel: id, on, direction }: ContactRecord, side: string): string => {
  const contact = `${copy[id]}, ${formatContactDay(on)}`;
  if (direction === null) return contact;
  return direction === 'from-candidate' ? copy.fromCandidate({ contact }) : copy.toCandidate({ contact, side });
};

/** One side's proof: the contacts that it says it had with the candidate, and its statement. */
export const ProofList = ({
  title,
  side,
  contacts,
  statement,
}: {
  title: string;
  /** The name of the side that states the contacts. */
  side: string;
  contacts: readonly ContactRecord[];
  statement: string;
}) => (
  <div className={s.side}>
    <h3>{title}</h3>
    <ul>
      {contacts.map((contact) => (
        <li key={`${contact.on} ${contact.summary}`}>
          <small>{contactText(contact, side)}</small>
          <p>{contact.summary}</p>
        </li>
      ))}
    </ul>
    {statement !== '' && (
      <div>
        <small>{copy.statement}</small>
        <p>{statement}</p>
      </div>
    )}
  </div>
);

/** The reasons for a decision. Shows nothing if there are none. */
export const DecisionReasons = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <div className={s.side}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );

/** A claim's details: its dates, the proof from both sides, and the decision. */
export const ClaimDetails = ({ claim }: { claim: Claim }) => (
  <>
    <Facts facts={datesOf(claim)} />
    <ProofList
      title={copy.proofOf({ name: claim.clientName })}
      side={claim.clientName}
      contacts={claim.contacts}
      statement={claim.statement}
    />
    {claim.contestedAt !== null && (
      <ProofList
        title={copy.proofOf({ name: claim.supplierName })}
        side={claim.supplierName}
        contacts={claim.agencyContacts}
        statement={claim.agencyStatement}
      />
    )}
    <DecisionReasons title={copy.reasons} text={claim.reasons} />
  </>
);
