/** The password of all users in the demo world. */
export const demoPassword = 'rolecall-demo';

/** The users of the demo world by role. */
export const people = {
  owner: 'owner@harbour.example',
  admin: 'admin@harbour.example',
  standard: 'user@harbour.example',
  subUser: 'sub@harbour.example',
  noRole: 'norole@harbour.example',
  rivalOwner: 'owner@quayside.example',
  pendingOwner: 'owner@lantern.example',
  unconfirmed: 'new@lantern.example',
  declinedOwner: 'owner@foxglove.example',
  employer: 'hiring@northwind.example',
  brightwaterEmployer: 'hiring@brightwater.example',
  larkfieldEmployer: 'hiring@larkfield.example',
  sableEmployer: 'hiring@sable.example',
  /** The user for tests that turn two-step sign-in on and off. No other test uses this account. */
  secondFactor: 'manager@rolecall.example',
  /** Employers' users for the test that resets their two-step sign-in. No other test uses these accounts. */
  employerSecondFactor: 'talent@sable.example',
  otherEmployerSecondFactor: 'talent@calder.example',
  providerAdmin: 'admin@rolecall.example',
  auditor: 'auditor@marlow.example',
} as const;
