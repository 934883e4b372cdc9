/**
 * A role in the ticker beside the form. The roles are invented and decorative, so they are hidden from screen readers.
 */
export interface TickerRole {
  readonly title: string;
  readonly place: string;
  readonly filled: number;
  readonly roles: number;
}

export const highlightedRoleIndex = 5;

export const tickerRoles: readonly TickerRole[] = [
  { title: 'Mine Geologist', place: 'Perth WA', filled: 0, roles: 2 },
  { title: 'Teacher Aide', place: 'Western Sydney NSW', filled: 5, roles: 14 },
  { title: 'Payroll Lead', place: 'Auckland', filled: 0, roles: 1 },
  { title: 'HV Electrical Fitter', place: 'Adelaide SA', filled: 3, roles: 8 },
  { title: 'Commercial Counsel', place: 'Brisbane QLD', filled: 1, roles: 3 },
  { title: 'Theatre Nurse', place: 'Newcastle NSW', filled: 4, roles: 12 },
  { title: 'Claims Assessor', place: 'Melbourne VIC', filled: 2, roles: 6 },
  { title: 'Data Platform Engineer', place: 'Auckland', filled: 1, roles: 2 },
  { title: 'Pick Packer, Nights', place: 'Truganina VIC', filled: 11, roles: 24 },
  { title: 'Head of Procurement', place: 'Brisbane QLD', filled: 0, roles: 1 },
  { title: 'Regional Sales Manager', place: 'Singapore', filled: 0, roles: 1 },
  { title: 'Process Safety Engineer', place: 'Perth WA', filled: 0, roles: 2 },
];
