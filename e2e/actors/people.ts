/** The password that everybody in the demo world has. */
export const demoPassword = 'rolecall-demo';

/** The people of the demo world, by what they are. */
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
  /** Turns a second factor on and off: signs in nowhere else. */
  secondFactor: 'manager@rolecall.example',
  providerAdmin: 'admin@rolecall.example',
} as const;
