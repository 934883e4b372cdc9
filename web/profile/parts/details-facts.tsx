import type { ReactNode } from 'react';
import type { ProfileDetails } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';

/** The profile's details, for users who may only view them. */
export const DetailsFacts = ({ details }: { details: ProfileDetails }) => {
  const { headOffice: office } = details;
  const parts: readonly { title: string; text: ReactNode; facts: readonly Fact[] }[] = [
    {
      title: copy.organization,
      text: copy.organizationText,
      facts: [
        [copy.organizationName, details.tenantOrganizationName],
        [copy.website, details.website],
        [copy.linkedIn, details.linkedIn],
        [copy.domain, details.tenantDomain],
        [copy.twitter, details.twitter],
      ],
    },
    {
      title: copy.contact,
      text: copy.contactText,
      facts: [
        [copy.firstName, details.firstName],
        [copy.lastName, details.lastName],
        [copy.email, details.email],
        [copy.phone, details.phoneNo],
        [copy.mobile, details.mobile],
        [copy.fax, details.fax],
        [copy.skype, details.skype],
        [copy.gender, details.gender],
      ],
    },
    {
      title: copy.headOffice,
      text: copy.headOfficeText,
      facts: [
        [copy.address1, office?.address1],
        [copy.address2, office?.address2],
        [copy.city, office?.city],
        [copy.stateProvince, office?.stateProvince],
        [copy.postal, office?.postal],
        [copy.country, office?.country],
        [copy.region, office?.region],
        [copy.phone, office?.phone],
        [copy.email, office?.email],
      ],
    },
  ];
  return parts.map(({ title, text, facts }) => (
    <FormSection key={title} title={title} text={text}>
      <Facts facts={facts} />
    </FormSection>
  ));
};
