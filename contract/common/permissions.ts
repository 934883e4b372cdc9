/** Every permission of an agency's user, as `Module=Feature`. Source: specification 1, section 6. */
export const permissions = [
  'Company Profile=Create',
  'Company Profile=Edit',
  'Company Profile=Save',
  'Manage Users=Add Account Manager',
  'Manage Users=Invite User / Assign / Edit User Role',
  'Manage Users=Add Tech Support',
  'Marketplace=Search / View Opportunities',
  'Marketplace=Submit Prequalification Request',
  'My Clients=View All Client Details',
  'Auctions=View Auctions / Staging',
  'Auctions=Assign User to Auction',
  'My Documents=View Details',
  'My Documents=Upload / Replace / Delete',
  'Application Stage=View',
  'Application Stage=Submit Application Request',
  'Application Stage=Withdraw Application',
  'Clarification=View Details',
  'Clarification=Create Topic / Reply',
  'Bidding Stage=View Details',
  'Bidding Stage=Place Bids',
  'Fulfillment Stage=View Details',
  'Fulfillment Stage=Upload Document',
  'Fulfillment Stage=Submit Candidate',
  'Fulfillment Stage=Edit Candidate Details',
  'Fulfillment Stage=Comment on Candidate',
  'Fulfillment Stage=Acknowledge Employer Edits',
  'Notification=View / Filter / Action',
  'Messaging=Create Discussion',
  'Messaging=Message',
  'Assignments=View Other Users Assignment / Data',
] as const;

export type Permission = (typeof permissions)[number];

/** The permissions of the default role "Rolecall Admin Account": all of them. Source: specification 1, section 6. */
export const adminPermissions: readonly Permission[] = permissions;

/** The permissions of the default role "Rolecall Standard User Account". Source: specification 1, section 6. */
export const standardPermissions: readonly Permission[] = [
  'Marketplace=Search / View Opportunities',
  'My Clients=View All Client Details',
  'Auctions=View Auctions / Staging',
  'My Documents=View Details',
  'Application Stage=View',
  'Clarification=View Details',
  'Clarification=Create Topic / Reply',
  'Bidding Stage=View Details',
  'Fulfillment Stage=View Details',
  'Fulfillment Stage=Upload Document',
  'Fulfillment Stage=Submit Candidate',
  'Fulfillment Stage=Edit Candidate Details',
  'Fulfillment Stage=Comment on Candidate',
  'Fulfillment Stage=Acknowledge Employer Edits',
  'Notification=View / Filter / Action',
  'Messaging=Create Discussion',
  'Messaging=Message',
];
