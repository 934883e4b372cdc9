/** Details that are complete but for the logo. */
export const usualDetails = {
  tenantOrganizationName: 'Harbour Talent',
  firstName: 'Mara',
  lastName: 'Ellingsen',
  email: 'mara@harbour.example',
  phoneNo: '+61 2 5550 0142',
  website: 'https://harbour.example',
};

/** An address in Australia. */
export const usualAddress = {
  address1: 'Level 4, 18 Wharf Street',
  countryId: 36,
  city: 'Newcastle',
  stateProvince: 'New South Wales',
  postal: '2300',
};
