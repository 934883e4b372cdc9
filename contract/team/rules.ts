import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** A right by its two names: what it is about, and what it lets people do. */
export const permissionParts = (permission: Permission): { module: string; feature: string } => {
  const [module = '', feature = ''] = permission.split('=');
  return { module, feature };
};

/** The id of a right on the wire: its name in small letters and hyphens, so that it stands in a path. */
export const permissionIdOf = (permission: Permission): string =>
  permission
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

export const permissionIds = permissions.map(permissionIdOf);

const byId = new Map<string, Permission>(permissions.map((one) => [permissionIdOf(one), one]));

/** The right behind an id; undefined for an id that is none. */
export const permissionOf = (id: string): Permission | undefined => byId.get(id);

const opportunities: Permission = 'Marketplace=Search / View Opportunities';
const staging: Permission = 'Auctions=View Auctions / Staging';

/** The feature of each module that shows it; a module without one has only features that do something. */
const views: readonly Permission[] = [
  opportunities,
  'My Clients=View All Client Details',
  staging,
  'My Documents=View Details',
  'Application Stage=View',
  'Clarification=View Details',
  'Bidding Stage=View Details',
  'Fulfillment Stage=View Details',
  'Notification=View / Filter / Action',
  'Assignments=View Other Users Assignment / Data',
];

/** Which modules hang on a view feature of another. Source: specification 1, section 6. */
const links: readonly { on: Permission; modules: readonly string[] }[] = [
  { on: staging, modules: ['Auctions', 'Application Stage', 'Clarification', 'Bidding Stage', 'Fulfillment Stage'] },
  { on: opportunities, modules: ['Marketplace', 'Application Stage'] },
];

export const isViewPermission = (permission: Permission): boolean => views.includes(permission);

/** What must be on for a right to be on: its module's view feature, and those that its module hangs on. */
const needsOf = (permission: Permission): readonly Permission[] => {
  const { module } = permissionParts(permission);
  const needed = [
    ...views.filter((view) => permissionParts(view).module === module),
    ...links.filter((link) => link.modules.includes(module)).map((link) => link.on),
  ];
  return [...new Set(needed)].filter((one) => one !== permission);
};

const inOrder = (rights: ReadonlySet<Permission>): readonly Permission[] =>
  permissions.filter((one) => rights.has(one));

/** Turns a right on, and with it all that it needs. */
export const withPermission = (rights: readonly Permission[], permission: Permission): readonly Permission[] =>
  inOrder(new Set([...rights, permission, ...needsOf(permission)]));

/** Turns a right off, and with it all that needs it. */
export const withoutPermission = (rights: readonly Permission[], permission: Permission): readonly Permission[] =>
  inOrder(new Set(rights.filter((one) => one !== permission && !needsOf(one).includes(permission))));

/** The rights that are on although something that they need is off; none in a state that is allowed. */
export const missingDependencies = (rights: readonly Permission[]): readonly Permission[] =>
  rights.filter((one) => needsOf(one).some((needed) => !rights.includes(needed)));

/** Modules and features that the administration of roles does not show. Source: specification 1, section 6. */
const hiddenModules: readonly string[] = ['Clarification', 'My Documents', 'My Clients'];
const hiddenFeatures: readonly Permission[] = [
  'Marketplace=Submit Prequalification Request',
  'Fulfillment Stage=Acknowledge Employer Edits',
];

export interface RoleModule {
  readonly name: string;
  readonly view: Permission | null;
  readonly rest: readonly Permission[];
}

/** The modules that the administration of roles shows, each with its view feature and its others. */
export const visibleModules: readonly RoleModule[] = [...new Set(permissions.map((one) => permissionParts(one).module))]
  .filter((name) => !hiddenModules.includes(name))
  .map((name) => {
    const features = permissions.filter((one) => permissionParts(one).module === name && !hiddenFeatures.includes(one));
    return {
      name,
      view: features.find(isViewPermission) ?? null,
      rest: features.filter((one) => !isViewPermission(one)),
    };
  });

const shownRights: readonly Permission[] = visibleModules.flatMap(({ view, rest }) => (view ? [view, ...rest] : rest));

/** Rights that the administration of roles shows; a role of an agency's own gets no others. */
export const isVisiblePermission = (permission: Permission): boolean => shownRights.includes(permission);

/** The rights that a new role starts with: those of a standard user that its editor shows. */
export const defaultRolePermissions: readonly Permission[] = standardPermissions.filter(isVisiblePermission);

/** At most this many modules are listed before 'show more'. Source: specification 1, section 6. */
export const modulesShownInitially = 9;

/** The provider's name before the names of the default roles. */
const providerPrefix = 'Rolecall ';

/** A role is a default one if its name starts with the provider's prefix, otherwise it is custom. */
export const roleTypeOf = (name: string): 'default' | 'custom' =>
  name.toLowerCase().startsWith(providerPrefix.toLowerCase()) ? 'default' : 'custom';

/** The name of a role as people read it. */
export const displayRoleName = (name: string): string =>
  name.startsWith(providerPrefix) ? name.slice(providerPrefix.length) : name;

/** How long the names of a person and of an account may be. */
export const nameLimit = 100;

/** Accounts for trying things out. Source: domain rules D18. */
const testerEmail = /^tester\+[^@]*@rolecall\.example$/i;

/** Whether an account is one for trying things out, by its address at the provider's domain. */
export const isTestAccount = (email: string): boolean => testerEmail.test(email);

const adminTypes: readonly string[] = ['Rolecall Admin Account', 'Rolecall Account Manager'];

/**
 * What somebody's roles come to: the owner and whoever holds an admin's role are Admin Account, who has no role is
 * Standard User, and all others are what their roles are called. Source: specification 1, section 4.
 */
export const resolvedRole = (user: { isOwner: boolean }, roles: readonly string[]): string => {
  if (user.isOwner || roles.some((role) => adminTypes.includes(role))) return 'Admin Account';
  return roles.length === 0 ? 'Standard User' : roles.map(displayRoleName).join(', ');
};
