import type { InputOf } from '#contract/common/operation.ts';
import type { updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';

/** Details that are complete but for the logo. */
export const usualDetails: InputOf<typeof updateDetails> = {
  tenantOrganizationName: 'Harbour Talent',
  tenantDomain: '',
  firstName: 'Mara',
  lastName: 'Ellingsen',
  gender: '',
  email: 'mara@harbour.example',
  phoneNo: '+61 2 5550 0142',
  mobile: '',
  fax: '',
  skype: '',
  website: 'https://harbour.example',
  linkedIn: '',
  twitter: '',
};

/** An address in Australia. */
export const usualAddress: InputOf<typeof updateHeadOffice> = {
  address1: 'Level 4, 18 Wharf Street',
  address2: '',
  countryId: 36,
  city: 'Newcastle',
  stateProvince: 'New South Wales',
  postal: '2300',
  phone: '',
  email: '',
};
