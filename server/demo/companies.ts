import type { Side } from '#contract/common/operation.ts';
import type { RoleFixture } from '#server/identity/factories.ts';

interface DemoUser {
  email: string;
  firstName: string;
  lastName: string;
  role: RoleFixture;
  /** Whether the user has confirmed their email address; true by default. */
  isEmailVerified?: boolean;
}

export interface DemoCompany {
  key: string;
  side: Side;
  name: string;
  status: 'approved' | 'pending' | 'declined';
  isAssessmentCompleted: boolean;
  city: string;
  timeZone: string;
  users: readonly DemoUser[];
  /** Whether the agency takes part in auctions only. */
  onlyBids?: boolean;
}

const approved = { status: 'approved', isAssessmentCompleted: true } as const;
const person = (email: string, firstName: string, lastName: string, role: RoleFixture = 'owner'): DemoUser => ({
  email,
  firstName,
  lastName,
  role,
});

/** All companies and users in the demo world. They are invented. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'harbour',
    side: 'agency',
    name: 'Harbour Talent',
    ...approved,
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    users: [
      person('owner@harbour.example', 'Mara', 'Ellingsen'),
      person('admin@harbour.example', 'Tom', 'Okafor', 'admin'),
      person('user@harbour.example', 'Priya', 'Raman', 'standard'),
      person('sub@harbour.example', 'Joel', 'Whitaker', 'sub-user'),
      person('norole@harbour.example', 'Lena', 'Tamura', 'none'),
    ],
  },
  {
    key: 'quayside',
    side: 'agency',
    name: 'Quayside Search',
    ...approved,
    city: 'Melbourne',
    timeZone: 'Australia/Melbourne',
    users: [person('owner@quayside.example', 'Dominic', 'Achterberg')],
  },
  {
    key: 'meridian',
    side: 'agency',
    name: 'Meridian Care People',
    ...approved,
    city: 'Adelaide',
    timeZone: 'Australia/Adelaide',
    users: [person('owner@meridian.example', 'Ifeoma', 'Lindqvist')],
    onlyBids: true,
  },
  {
    key: 'bluegum',
    side: 'agency',
    name: 'Bluegum Recruitment',
    ...approved,
    city: 'Brisbane',
    timeZone: 'Australia/Brisbane',
    users: [person('owner@bluegum.example', 'Hugh', 'Castellanos')],
    onlyBids: true,
  },
  {
    key: 'lantern',
    side: 'agency',
    name: 'Lantern People',
    status: 'pending',
    isAssessmentCompleted: true,
    city: 'Singapore',
    timeZone: 'Asia/Singapore',
    users: [
      person('owner@lantern.example', 'Wei Ling', 'Santoso'),
      { ...person('new@lantern.example', 'Aditi', 'Menon', 'standard'), isEmailVerified: false },
    ],
  },
  {
    key: 'foxglove',
    side: 'agency',
    name: 'Foxglove Staffing',
    status: 'declined',
    isAssessmentCompleted: true,
    city: 'Leeds',
    timeZone: 'Europe/London',
    users: [person('owner@foxglove.example', 'Harriet', 'Penrose')],
  },
  {
    key: 'northwind',
    side: 'client',
    name: 'Northwind Health',
    ...approved,
    city: 'Newcastle',
    timeZone: 'Australia/Sydney',
    users: [person('hiring@northwind.example', 'Owen', 'Prideaux')],
  },
  {
    key: 'sable',
    side: 'client',
    name: 'Sable Ridge',
    ...approved,
    city: 'Perth',
    timeZone: 'Australia/Perth',
    users: [person('hiring@sable.example', 'Ruth', 'Castellan'), person('talent@sable.example', 'Bram', 'Okonkwo')],
  },
  {
    key: 'calder',
    side: 'client',
    name: 'Calder Finch',
    ...approved,
    city: 'London',
    timeZone: 'Europe/London',
    users: [
      person('hiring@calder.example', 'Imran', 'Sheffield'),
      person('talent@calder.example', 'Lene', 'Fairbairn'),
    ],
  },
  {
    key: 'larkfield',
    side: 'client',
    name: 'Larkfield Foods',
    ...approved,
    city: 'Singapore',
    timeZone: 'Asia/Singapore',
    users: [person('hiring@larkfield.example', 'Siew', 'Hadley')],
  },
  {
    key: 'brightwater',
    side: 'client',
    name: 'Brightwater Utilities',
    ...approved,
    city: 'Denver',
    timeZone: 'America/Denver',
    users: [person('hiring@brightwater.example', 'Grace', 'Holloway')],
  },
  {
    key: 'tallowood',
    side: 'client',
    name: 'Tallowood Care',
    ...approved,
    city: 'Manila',
    timeZone: 'Asia/Manila',
    users: [person('hiring@tallowood.example', 'Paolo', 'Verano')],
  },
  {
    key: 'rolecall',
    side: 'provider',
    name: 'Rolecall',
    ...approved,
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    users: [
      person('admin@rolecall.example', 'Nadia', 'Brandt', 'admin'),
      person('manager@rolecall.example', 'Callum', 'Reyes', 'account-manager'),
      person('support@rolecall.example', 'Ines', 'Kowal', 'tech-support'),
    ],
  },
  {
    key: 'marlow',
    side: 'auditor',
    name: 'Marlow Assurance',
    ...approved,
    city: 'Wellington',
    timeZone: 'Pacific/Auckland',
    users: [person('auditor@marlow.example', 'Odile', 'Renner', 'none')],
  },
];
