import type { ReactNode } from 'react';
import type { PersonView } from '#contract/people/shapes.ts';
import { LinkedIn, Phone } from '#web/candidates/public.tsx';
import { copy } from '#web/people/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Email } from '#web/ui/text/email.tsx';
import s from './people.module.css';

/** The latest email address or phone number, with earlier ones below. */
const WithEarlier = ({ earlier, children }: { earlier: readonly string[]; children: ReactNode }) => (
  <>
    {children}
    {earlier.map((value) => (
      <small key={value}>{copy.earlier({ value })}</small>
    ))}
  </>
);

/** The contact details from the latest submission, with email addresses and phone numbers from earlier submissions. */
export const ContactDetails = ({ person }: { person: PersonView }) => {
  const { emailAddress, contactNumber, linkedIn, location, otherEmailAddresses, otherContactNumbers } = person;
  const hasPhone = contactNumber !== '' || otherContactNumbers.length > 0;
  return (
    <Block title={copy.contact}>
      <div className={s.details}>
        <Facts
          wide
          facts={[
            [
              copy.email,
              <WithEarlier key="email" earlier={otherEmailAddresses}>
                <Email address={emailAddress} />
              </WithEarlier>,
            ],
            [
              copy.phone,
              hasPhone ? (
                <WithEarlier key="phone" earlier={otherContactNumbers}>
                  <Phone number={contactNumber} />
                </WithEarlier>
              ) : null,
            ],
            [copy.linkedIn, linkedIn === '' ? null : <LinkedIn key="linkedIn" text={linkedIn} />],
            [copy.place, location === '' ? null : location],
          ]}
        />
      </div>
    </Block>
  );
};
