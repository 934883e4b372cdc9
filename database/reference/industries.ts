/** The sectors, by ownership or funding of the employer. */
export const sectors: readonly { id: number; value: string }[] = [
  { id: 1, value: 'Private' },
  { id: 2, value: 'Listed' },
  { id: 3, value: 'Public' },
  { id: 4, value: 'Not-for-profit' },
];

/**
 * The industries, under the sector to which most of their employers belong. An ID is never reused. A sub-industry's ID
 * is the industry's ID x 10 plus its position, so new ones go at the end of their line.
 */
export const industries: readonly { id: number; value: string; sectorId: number; parts: readonly string[] }[] = [
  { id: 1, value: 'Agriculture', sectorId: 1, parts: ['Crops', 'Livestock', 'Forestry', 'Fishing', 'Aquaculture'] },
  {
    id: 2,
    value: 'Mining',
    sectorId: 2,
    parts: ['Coal', 'Metal ores', 'Quarrying', 'Exploration', 'Mining services'],
  },
  {
    id: 3,
    value: 'Manufacturing',
    sectorId: 1,
    parts: ['Food and drink', 'Machinery', 'Chemicals', 'Pharmaceuticals', 'Vehicles', 'Electronics'],
  },
  {
    id: 4,
    value: 'Energy',
    sectorId: 2,
    parts: ['Electricity generation', 'Networks', 'Oil and gas', 'Renewables', 'Energy retail'],
  },
  {
    id: 5,
    value: 'Water & waste',
    sectorId: 3,
    parts: ['Water supply', 'Sewerage', 'Waste collection', 'Recycling'],
  },
  {
    id: 6,
    value: 'Construction',
    sectorId: 1,
    parts: ['Residential building', 'Commercial building', 'Civil works', 'Building trades', 'Fit-out'],
  },
  {
    id: 7,
    value: 'Wholesale',
    sectorId: 1,
    parts: ['Food wholesale', 'Industrial supplies', 'Medical supplies', 'Consumer goods'],
  },
  {
    id: 8,
    value: 'Retail',
    sectorId: 2,
    parts: ['Supermarkets', 'Fashion', 'Household goods', 'Online retail', 'Speciality shops'],
  },
  {
    id: 9,
    value: 'Transport & logistics',
    sectorId: 1,
    parts: ['Road freight', 'Rail', 'Air', 'Sea and ports', 'Warehousing', 'Post and parcels'],
  },
  {
    id: 10,
    value: 'Accommodation & food',
    sectorId: 1,
    parts: ['Hotels', 'Restaurants', 'Catering', 'Pubs and bars'],
  },
  {
    id: 11,
    value: 'Information & media',
    sectorId: 2,
    parts: ['Publishing', 'Broadcasting', 'Film and sound', 'Telecommunications', 'Libraries and archives'],
  },
  {
    id: 12,
    value: 'Software & IT services',
    sectorId: 1,
    parts: ['Software products', 'IT consulting', 'Cloud and hosting', 'Managed services', 'Cyber security'],
  },
  {
    id: 13,
    value: 'Finance',
    sectorId: 2,
    parts: ['Banking', 'Asset management', 'Lending', 'Payments', 'Exchanges and brokerage'],
  },
  {
    id: 14,
    value: 'Insurance',
    sectorId: 2,
    parts: ['Life insurance', 'General insurance', 'Health insurance', 'Reinsurance', 'Pensions'],
  },
  {
    id: 15,
    value: 'Real estate',
    sectorId: 1,
    parts: ['Development', 'Agencies', 'Property management', 'Investment trusts'],
  },
  {
    id: 16,
    value: 'Professional services',
    sectorId: 1,
    parts: ['Legal', 'Accounting and tax', 'Consulting', 'Engineering and design', 'Advertising', 'Research'],
  },
  {
    id: 17,
    value: 'Administrative services',
    sectorId: 1,
    parts: ['Staffing', 'Facilities support', 'Security', 'Travel arrangement', 'Contact centres'],
  },
  {
    id: 18,
    value: 'Public administration & defence',
    sectorId: 3,
    parts: ['National government', 'State government', 'Local government', 'Defence', 'Public order and safety'],
  },
  {
    id: 19,
    value: 'Education',
    sectorId: 4,
    parts: ['Early years', 'Schools', 'Universities', 'Vocational training', 'Adult education'],
  },
  {
    id: 20,
    value: 'Health & social care',
    sectorId: 4,
    parts: ['Hospitals', 'General practice', 'Residential care', 'Home care', 'Social services', 'Diagnostics'],
  },
];
