import type { PersonView } from '#contract/people/shapes.ts';
import { Email, LinkedIn, Phone } from '#web/candidates/public.tsx';
import { copy } from '#web/people/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import s from './people.module.css';

const List = ({ values }: { values: readonly string[] }) => (
  <ul className={s.values}>
    {values.map((value) => (
      <li key={value}>{value}</li>
    ))}
  </ul>
);

const orNone = (value: string, shown: React.ReactNode): React.ReactNode => (value === '' ? null : shown);

/** The contact details of the latest submission, with earlier addresses and numbers. */
export const ContactDetails = ({ person }: { person: PersonView }) => {
  const { emailAddress, contactNumber, linkedIn, location, otherEmailAddresses, otherContactNumbers } = person;
  const facts: Fact[] = [
    [copy.email, <Email key="email" address={emailAddress} />],
    [copy.phone, orNone(contactNumber, <Phone key="phone" number={contactNumber} />)],
    [copy.linkedIn, orNone(linkedIn, <LinkedIn key="linkedIn" text={linkedIn} />)],
    [copy.place, orNone(location, location)],
  ];
  if (otherEmailAddresses.length > 0)
    facts.push([copy.otherEmails, <List key="emails" values={otherEmailAddresses} />]);
  if (otherContactNumbers.length > 0)
    facts.push([copy.otherPhones, <List key="phones" values={otherContactNumbers} />]);
  return (
    <Block title={copy.contact}>
      <Facts facts={facts} />
    </Block>
  );
};
