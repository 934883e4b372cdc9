import type { ReactNode } from 'react';
import type { ProfileDetails } from '#web/profile/client.ts';
import { words } from '#web/profile/words.ts';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';

/** The details for those who may look at them. */
export const DetailsFacts = ({ details }: { details: ProfileDetails }) => {
  const { headOffice: office } = details;
  const parts: readonly { title: string; text: ReactNode; facts: readonly Fact[] }[] = [
    {
      title: words.organization,
      text: words.organizationText,
      facts: [
        [words.organizationName, details.tenantOrganizationName],
        [words.website, details.website],
        [words.linkedIn, details.linkedIn],
        [words.domain, details.tenantDomain],
        [words.twitter, details.twitter],
      ],
    },
    {
      title: words.contact,
      text: words.contactText,
      facts: [
        [words.firstName, details.firstName],
        [words.lastName, details.lastName],
        [words.email, details.email],
        [words.phone, details.phoneNo],
        [words.mobile, details.mobile],
        [words.fax, details.fax],
        [words.skype, details.skype],
        [words.gender, details.gender],
      ],
    },
    {
      title: words.headOffice,
      text: words.headOfficeText,
      facts: [
        [words.address1, office?.address1],
        [words.address2, office?.address2],
        [words.city, office?.city],
        [words.stateProvince, office?.stateProvince],
        [words.postal, office?.postal],
        [words.country, office?.country],
        [words.region, office?.region],
        [words.phone, office?.phone],
        [words.email, office?.email],
      ],
    },
  ];
  return parts.map(({ title, text, facts }) => (
    <FormSection key={title} title={title} text={text}>
      <Facts facts={facts} />
    </FormSection>
  ));
};
