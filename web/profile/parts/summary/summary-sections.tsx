import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileDetails } from '#web/profile/client.ts';
import { summaryCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { Quote } from '#web/testimonials/public.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { NotSpecified } from '#web/ui/text/figures.tsx';
import { AddressCard } from '../address-card.tsx';
import l from '../lists.module.css';
import { HistoryCard } from '../story/history-card.tsx';
import { RichText } from '../story/rich-text.tsx';
import { NameGroups } from './name-groups.tsx';
import { SummaryFieldOfWork } from './summary-work.tsx';
import s from './summary.module.css';

type Props = { details: ProfileDetails };

const SafeLink = ({ href }: { href: string }) =>
  /^https?:\/\//i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  ) : (
    href
  );

/** The placeholder for a person without a photo. */
const NoPhoto = () => (
  <span className={s.photo} role="img" aria-label={words.noPhoto}>
    <UserRound aria-hidden="true" />
  </span>
);

/** A summary of the agency: logo, name and city. */
export const SummaryHead = ({ details }: Props) => (
  <header className={s.head}>
    <Logo name={details.tenantOrganizationName} url={details.logoPath} size={64} />
    <div>
      <h2>{details.tenantOrganizationName}</h2>
      <p>{[details.headOffice?.city, details.headOffice?.country].filter(Boolean).join(', ')}</p>
    </div>
  </header>
);

const Cards = ({ children, none }: { children: readonly ReactNode[]; none: string }) =>
  children.length === 0 ? <p className={l.none}>{none}</p> : <ul className={l.cards}>{children}</ul>;

const About = ({ details }: Props) => (
  <FormSection title={words.about}>
    {details.biography === '' ? <NotSpecified /> : <RichText html={details.biography} />}
  </FormSection>
);

const Contact = ({ details }: Props) => (
  <FormSection title={profileWords.contact}>
    <div className={s.person}>
      <NoPhoto />
      <Facts
        facts={[
          [words.name, `${details.firstName} ${details.lastName}`.trim()],
          [profileWords.email, details.email],
          [profileWords.phone, details.phoneNo],
          [profileWords.mobile, details.mobile],
          [profileWords.fax, details.fax],
          [profileWords.skype, details.skype],
          [profileWords.website, details.website && <SafeLink href={details.website} />],
          [profileWords.linkedIn, details.linkedIn],
          [profileWords.twitter, details.twitter],
        ]}
      />
    </div>
  </FormSection>
);

const Places = ({ details }: Props) => (
  <>
    <FormSection title={profileWords.headOffice}>
      {details.headOffice ? <AddressCard address={details.headOffice} /> : <NotSpecified />}
    </FormSection>
    {details.officeAddresses.length > 0 && (
      <FormSection title={profileWords.offices}>
        <Cards none="">
          {details.officeAddresses.map((address) => (
            <li key={address.officeAddressId}>
              <AddressCard address={address} />
            </li>
          ))}
        </Cards>
      </FormSection>
    )}
    <FormSection title={profileWords.served}>
      <NameGroups
        groups={[...Map.groupBy(details.areas, ({ region }) => region)].map(([region, areas]) => ({
          title: region,
          names: areas.map(({ country }) => country ?? profileWords.wholeRegion),
        }))}
      />
    </FormSection>
  </>
);

const Record = ({ details }: Props) => (
  <>
    <FormSection title={words.history}>
      <Cards none={words.noHistory}>
        {details.clientsHistory.map((history) => (
          <li key={history.clientHistoryId}>
            <HistoryCard history={history} />
          </li>
        ))}
      </Cards>
    </FormSection>
    <FormSection title={profileWords.testimonials}>
      {details.testimonials.length === 0 ? (
        <p className={l.none}>{words.noTestimonials}</p>
      ) : (
        <ul className={s.quotes}>
          {details.testimonials.map((said) => (
            <Quote
              key={said.testimonialId}
              said={said}
              standing={<DateText value={said.submittedWhen ?? said.createdWhen} />}
            />
          ))}
        </ul>
      )}
    </FormSection>
  </>
);

/** Everything that clients see about an agency, in reading order. */
export const SummarySections = ({ details }: Props) => (
  <>
    <About details={details} />
    <SummaryFieldOfWork details={details} />
    <Places details={details} />
    <Record details={details} />
    <Contact details={details} />
  </>
);
